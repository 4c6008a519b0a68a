import { type Board, Panel } from '@magehall/ui';
import { COLOURS, ELEMENTS } from '../rules/data/elements.ts';
import { BESIDE, boardOf, type State } from '../rules/state.ts';
import { sixesLeft } from '../rules/turn/round.ts';
import type { TableWords } from '../words/table.ts';
import { Guardian } from './art/Figures.tsx';
import { ElementDie } from './seats/ElementDie.tsx';
import { spoken } from './words.ts';

export function Common({ board }: { board: Board<State> }) {
  const { view } = board;
  const words = spoken();
  const beside = ELEMENTS.filter((_, element) => view.guardians[element] === BESIDE);
  return (
    <Panel title={words.diceSupply} class="stock" about="supply">
      <ul class="stock-dice">
        {COLOURS.map((colour, i) => (
          <li key={colour} data-at={`supply:${colour}`} data-about={`supply:${colour}`}>
            <svg width="26" height="33" viewBox="-54 -54 108 140" aria-hidden="true">
              <ElementDie die={i * 8} />
            </svg>
            <span class="unseen">{words.elements[ELEMENTS[i]]}</span>
            <b>{view.supply[i]}</b>
          </li>
        ))}
      </ul>
      <Sixes view={view} words={words} />
      {beside.length > 0 && (
        <div class="beside">
          <span>{words.guardians}</span>
          {beside.map((element) => (
            <svg
              key={element}
              data-about={`guardian:${element}`}
              width="29"
              height="42"
              viewBox="-24 -62 48 70"
              role="img"
              aria-label={words.elements[element]}
            >
              <g data-at={`guardian:${element}`}>
                <Guardian of={element} />
              </g>
            </svg>
          ))}
        </div>
      )}
    </Panel>
  );
}

/** One small parchment for each scroll of strength 6 in the dungeon, and where the end begins. */
function Sixes({ view, words }: { view: State; words: TableWords }) {
  const { boxes, spaces, fewestSixes } = boardOf(view);
  const left = sixesLeft(view);
  const all = Math.max(left, boxes.filter((box) => spaces[box].strength === 6).length);
  const step = 134 / all;
  return (
    <div class="sixes" data-about="counter:sixes">
      <span>
        {words.sixes} <b class="unseen">{left}</b>
        <br />
        <span class="muted">{words.ends(fewestSixes)}</span>
      </span>
      <svg width="134" height="28" viewBox="0 -1 134 28" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => {
          const x = i * step + 1.5;
          return (
            <g key={x} class={i < left ? 'six' : 'six gone'}>
              <rect x={x} y="3" width={step - 3} height="20" rx="2.5" />
              {i < left && (
                <text x={x + step / 2 - 1.5} y="17.6">
                  6
                </text>
              )}
            </g>
          );
        })}
        <path class="six-end" d={`M${step * (fewestSixes - 1)} -1V27`} />
      </svg>
    </div>
  );
}
