import { type Outlook, typesetFrench } from '@magehall/engine';
import type { Choice, State } from '../rules/index.ts';
import { type Follows, followed } from './following.ts';
import { and, SPELL } from './fr.ts';

const follows: Follows = {
  pays: (gains) =>
    gains.length > 0
      ? `L’étage rapporte alors : ${gains.join(', ')}.`
      : 'L’étage ne rapporte rien.',
  leads: (leaders) =>
    leaders.length === 1
      ? `${leaders[0]} mène alors à cet étage.`
      : `${and.format(leaders)} y sont alors à égalité.`,
  taken: (spell) => `${SPELL[spell]} porte déjà un meeple : il n’y a rien à éveiller.`,
  lastMeeple: 'Votre réserve est alors vide.',
  ready: 'Vous pourrez le lancer à tout moment de vos tours. Resté là, il vaut 1 à la fin.',
  home: 'Son meeple revient en réserve.',
  wasted: 'Le sort ne fait rien ; son meeple revient en réserve.',
  lost: 'Le bonus est perdu.',
};

export const outlook: Outlook<State, Choice> = {
  follows: (state, choice, name) => typesetFrench(followed(follows, state, choice, name)),
};
