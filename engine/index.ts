export * from './book.ts';
export * from './chance.ts';
export * from './contract.ts';
export * from './hash.ts';
export * from './options.ts';
export * from './same.ts';
export * from './table.ts';
export * from './words.ts';
