/** A table on line, as far as it needs neither a server nor a store: how it stands, what may be asked. */
export * from './clock.ts';
export * from './command.ts';
export * from './entries.ts';
export * from './names.ts';
export * from './orders.ts';
export * from './refusal.ts';
export * from './standing.ts';
export * from './told.ts';
export * from './votes.ts';
