import { expect, it } from 'vitest';
import { pathTo, placeOf } from './path.ts';

it('leads back to where it was made', () => {
  for (const place of [{ id: 'k3-_x' }, { id: 'k3-_x', at: 0 }, { id: 'k3-_x', invite: 'T0-_k' }])
    expect(placeOf(pathTo(place))).toEqual(place);
});

it('that is none leads nowhere', () => {
  for (const path of [
    'online',
    'online/x/3',
    'online/x/at',
    'online/x/at/-1',
    'online/x/at/3/4',
    'sit/x',
    'sit/x/y/z',
    'sit/x/<b>',
  ])
    expect(placeOf(path)).toBeUndefined();
});
