/**
 * What pages, bots and servers say to each other, once: every request and message as a schema, its
 * type made from it, and every refusal. Pages take the types alone; servers check by the schemas.
 */
export * from './changes.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './parts.ts';
export * from './refusals.ts';
export * from './requests.ts';
export * from './steps.ts';
