/**
 * Sentences about somebody who may be the one who reads them: "Bo takes", but "You take". A language
 * lists its verbs once, each with how you do it, so the compiler finds a verb that has no such form.
 */
import type { Seat } from '../contract.ts';
import type { NameOf } from './words.ts';

export interface Persons<Verb extends string> {
  /** "Bo takes", "You take"; the verb alone where it is clear who does it. */
  does(seat: Seat, verb: Verb, name: NameOf): string;
  /** The same within a sentence: "you take". */
  within(seat: Seat, verb: Verb, name: NameOf): string;
  /** A second verb of the same one: "takes", "take". */
  verb(seat: Seat, verb: Verb, name: NameOf): string;
  /** "Bo", "you". */
  whom(seat: Seat, name: NameOf): string;
}

/** `you` as it begins a sentence; verbs as another does it, with how you do it. */
export function persons<Verb extends string>(
  you: string,
  verbs: Readonly<Record<Verb, string>>,
): Persons<Verb> {
  const whom = (seat: Seat, name: NameOf) => (seat === name.you ? you.toLowerCase() : name(seat));
  const verb = (seat: Seat, one: Verb, name: NameOf) => (seat === name.you ? verbs[one] : one);
  return {
    whom,
    verb,
    within: (seat, one, name) => `${whom(seat, name)} ${verb(seat, one, name)}`,
    does(seat, one, name) {
      if (seat === name.unsaid) return verb(seat, one, name);
      return `${seat === name.you ? you : name(seat)} ${verb(seat, one, name)}`;
    },
  };
}
