/** How what happened looks: where a thing came from and where it went, by the names of places. */
import type { Motion } from '@magehall/ui';
import { CENTRAL, type MeepleKind, TOWERS, type TowerName } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { type PillarThing, pillarThing } from '../rules/names.ts';
import type { Place } from './places.ts';

function pillar(tower: TowerName, at: number): PillarThing {
  return pillarThing(TOWERS.indexOf(tower) * 3 + at);
}

/** Where the next meeple of that kind goes from, and where it comes back to. */
function supply(seat: number, kind: MeepleKind): Place {
  return `supply:${seat}.${kind}`;
}

/** Who goes to a spell or a pillar comes from the supply, or from another spell. */
function whence({ seat, meeple, from }: Extract<Event, { event: 'activated' | 'built' }>): Place {
  return from === undefined ? supply(seat, meeple) : `book:${seat}.${from}`;
}

export function motions(event: Event): Motion<Place>[] {
  switch (event.event) {
    case 'rolled':
      return [{ move: 'roll', at: `die:${event.die}` }];
    case 'placed': {
      const to = pillar(event.on, event.at);
      return [
        { move: 'fly', from: `die:${event.die}`, to: `${to}/die` },
        // TA-AMB-51: a die may go alone.
        ...(event.meeple
          ? [{ move: 'fly', from: supply(event.seat, event.meeple), to: `${to}/meeple` } as const]
          : []),
      ];
    }
    case 'bonus':
      return [{ move: 'rise', at: `score:${event.seat}`, text: `+${event.points}` }];
    case 'activated':
      return [{ move: 'fly', from: whence(event), to: `book:${event.seat}.${event.spell}` }];
    case 'built':
      return [{ move: 'fly', from: whence(event), to: `${pillar(event.on, event.at)}/meeple` }];
    case 'cast':
      return [
        {
          move: 'fly',
          from: `book:${event.seat}.${event.spell}`,
          to: supply(event.seat, event.meeple),
        },
      ];
    case 'flipped':
      return [{ move: 'roll', at: `die:${event.to}` }];
    case 'exchanged':
      return [
        { move: 'fly', from: `die:${event.die}`, to: `pool:${event.space}` },
        { move: 'fly', from: `pool:${event.space}`, to: `die:${event.with}` },
      ];
    case 'swapped': {
      const spot: Place = `${pillar(TOWERS[CENTRAL], event.at)}/die`;
      return [
        { move: 'fly', from: `die:${event.die}`, to: spot },
        { move: 'fly', from: spot, to: `die:${event.with}` },
      ];
    }
    case 'scored':
    case 'finalFloor': {
      const gains = event.gains.filter(({ points }) => points > 0);
      const floor: Place = `floor:${event.tower}`;
      if (gains.length === 0) return [];
      return [
        { move: 'shine', at: floor },
        {
          move: 'rise',
          at: floor,
          text: gains.map(({ points }) => `+${points}`).join('  '),
          was: true,
        },
        ...gains.map(
          ({ seat, points }): Motion<Place> => ({
            move: 'rise',
            at: `score:${seat}`,
            text: `+${points}`,
          }),
        ),
        { move: 'wait', ms: 360 },
      ];
    }
    case 'newFloor':
      return [
        { move: 'drop', at: `floor:${event.tower}` },
        { move: 'shine', at: `floor:${event.tower}` },
      ];
    case 'finalBook':
      return [{ move: 'rise', at: `score:${event.seat}`, text: `+${event.points}` }];
    case 'roundEnded':
      return [{ move: 'fly', from: `die:${event.die}`, to: `pool:${event.space}` }];
    default:
      return [];
  }
}
