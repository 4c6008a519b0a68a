/** Steps, as they are sent. Apart from the schemas, which pages do without. */
import type { Step } from '@magehall/engine';
import type { HeardStep } from './messages.ts';

export function writeStep({ by, choice = null, events, standin }: Step): HeardStep {
  const told = events as HeardStep[2];
  return standin ? [by, choice, told, standin] : [by, choice, told];
}

export function readStep([by, choice, events, standin]: HeardStep): Step {
  return { by, ...(choice !== null && { choice }), events, ...(standin && { standin }) };
}
