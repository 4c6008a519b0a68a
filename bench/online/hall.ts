// The process of our server, with limits that a bench does not meet. It knows the sample game as well.

import { sure } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { wholes } from '@magehall/games/wholes';
import { LIMITS, openHall } from '@magehall/server';
import { report } from './process.ts';

Object.assign(wholes, { [wisps.id]: async () => ({ game: wisps }) });
const wide = { burst: 1e9, perSecond: 1e9 };
const hall = await openHall(
  {
    ...{ host: 'localhost', port: 0, folder: sure(process.argv[2]), url: undefined, proxies: [] },
    limits: {
      ...LIMITS,
      ...{ address: wide, person: wide, guests: wide, tables: wide, chat: wide },
      ...{ linesOfAddress: 1e6, tablesOfPerson: 1e6, botTablesOfPerson: 1e6 },
    },
  },
  undefined,
  { failed: (error) => console.error(error), warned: () => undefined },
);
process.on('SIGTERM', async () => {
  await hall.close();
  process.exit();
});
report(sure(hall.addresses[0]).slice(0, -1));
