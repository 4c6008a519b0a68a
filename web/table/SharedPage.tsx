import { FileError, readGameFile } from '@magehall/engine';
import { useEffect, useState } from 'preact/hooks';
import { gameFor, isGame } from '../games.ts';
import { go } from '../routes.ts';
import type { TableRecord } from '../store/shelf.ts';
import { Trouble } from '../Trouble.tsx';
import { unpack } from './packed.ts';
import { TableSession } from './TablePage.tsx';
import { imported } from './travel.ts';
import { sentenceOf } from './wrong.ts';

/** A game that came in a link: to look at, to replay, to try something else in. */
export function SharedPage({ packed, at }: { packed: string; at: number | undefined }) {
  const [record, setRecord] = useState<TableRecord>();
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    read(packed).then(setRecord, async (error: Error) => setWrong(await sentenceOf(error)));
  }, [packed]);
  if (wrong) return <Trouble sentence={wrong} />;
  if (!record) return null;
  const show = (moment: number | undefined) =>
    go({ page: 'shared', packed, at: moment ?? record.log.length }, 'replace');
  return <TableSession record={record} at={at ?? record.log.length} show={show} stored={false} />;
}

async function read(packed: string): Promise<TableRecord> {
  const file = readGameFile(await unpack(packed));
  if (!isGame(file.game)) throw new FileError('unknownGame', file.game);
  return imported(await gameFor(file), file, false);
}
