/** The pieces a choice speaks of, by the names a click on them gives. */
import type { Build, Choice, Place } from './choice.ts';
import { CENTRAL } from './data.ts';
import { dieNamed, pillarThing, towerNamed } from './names.ts';
import type { State } from './state.ts';
import type { Thing } from './things.ts';
import { pillarChosen } from './turn/place.ts';

export function touches(state: State, choice: Choice): Thing[] {
  if ('go' in choice) return [`go:${choice.go}`];
  const things: Thing[] = [];
  if ('place' in choice)
    things.push(`die:${choice.place}`, ...whereTo(state, choice.on, choice.pillar));
  else if ('build' in choice) things.push(...whereTo(state, choice.build, choice.pillar));
  else if ('activate' in choice) things.push(`spell:${choice.activate}`);
  else {
    things.push(`spell:${choice.cast}`);
    if (choice.spell !== undefined) things.push(`spell:${choice.spell}`);
    if (choice.die !== undefined) things.push(`die:${choice.die}`);
    if (choice.with !== undefined)
      things.push(...partners(state, choice.spell ?? choice.cast, dieNamed(choice.with)));
    return things;
  }
  if ('from' in choice && choice.from !== undefined) things.push(`spell:${choice.from}`);
  if (choice.meeple !== undefined) things.push(`meeple:${choice.meeple}`);
  return things;
}

function whereTo(
  state: State,
  name: Place['on'] | Build['build'],
  bonus: Place['pillar'],
): Thing[] {
  return [`tower:${name}`, pillarThing(pillarChosen(state, towerNamed(name), bonus))];
}

/** All equal dice there, since a click on any of them means the same choice (TA-AMB-46). */
function partners(state: State, spell: string, die: number): Thing[] {
  const things: Thing[] = [];
  if (spell === 'exchange')
    state.pool.forEach((other, space) => {
      if (other === die) things.push(`pool:${space + 1}`);
    });
  else
    for (let pillar = CENTRAL * 3; pillar < CENTRAL * 3 + 3; pillar++)
      if (state.dice[pillar] === die) things.push(pillarThing(pillar));
  return things;
}
