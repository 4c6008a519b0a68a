/** All commands, in the order of the help; each is loaded when it is asked for. */
import type { Command } from './command.ts';
import type { CommandName } from './words/say.ts';

export const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  serve: async () => (await import('./serve/index.ts')).serve,
  play: async () => (await import('./play/index.ts')).play,
  simulate: async () => (await import('./simulate/index.ts')).simulate,
  ladder: async () => (await import('./ladder/index.ts')).ladder,
  learn: async () => (await import('./learn/index.ts')).learn,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  protocol: async () => (await import('./protocol/index.ts')).protocol,
  rules: async () => (await import('./rules.ts')).rules,
  new: async () => (await import('./new/index.ts')).newGame,
};

export const commandNames = Object.keys(COMMANDS) as CommandName[];
