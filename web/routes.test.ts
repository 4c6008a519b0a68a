import { describe, expect, it } from 'vitest';
import { link, parse, type Route } from './routes.ts';

describe('links', () => {
  const all: Route[] = [
    { page: 'hall' },
    { page: 'new', game: 'arkhanos' },
    { page: 'new', game: 'arkhanos', online: true },
    { page: 'learn', game: 'arkhanos' },
    { page: 'rules', game: 'arkhanos' },
    { page: 'rules', game: 'arkhanos', rule: 'TA-AMB-46' },
    { page: 'puzzles', path: 'puzzles/arkhanos/7-112' },
    { page: 'rules', game: 'arkhanos', rule: 'chapter:round-end' },
    { page: 'rules', game: 'arcana-magica', rule: 'card:earth-Kn' },
    { page: 'table', id: 'k3-_x', at: undefined },
    { page: 'table', id: 'k3-_x', at: 37 },
    { page: 'shared', packed: 'AbC-_9', at: 0 },
    { page: 'online', path: 'online/k3-_x' },
    { page: 'online', path: 'sit/k3-_x/T0-_k' },
  ];

  it('lead back to where they were made', () => {
    for (const route of all) expect(parse(link(route))).toEqual(route);
  });

  it('that are unknown lead nowhere, not astray', () => {
    for (const hash of [
      '#/tavern',
      '#/table',
      '#/table/x/y',
      '#/table/x/-1',
      '#/rules/a/1',
      '#/learn',
      '#/learn/a/1',
      '#/new/a/b/c',
      '#/new/a/b',
      '#/new/a/online/c',
      '#/new//online',
      '#/rules/a/online',
    ])
      expect(parse(hash)).toEqual({ page: 'nowhere' });
  });

  it('without anything after the # are the hall', () => {
    for (const hash of ['', '#', '#/']) expect(parse(hash)).toEqual({ page: 'hall' });
  });
});
