import { type NameOf, type Outlook, type Seat, typesetFrench } from '@magehall/engine';
import type { Choice, State } from '../rules/index.ts';
import { type Follows, followed } from './following.ts';
import { and, capital, SPELL } from './fr.ts';

const whom = (seat: Seat, name: NameOf) => (seat === name.you ? 'vous' : name(seat));

const follows: Follows = {
  pays: (gains, name) =>
    gains.length > 0
      ? `L’étage rapporte alors : ${gains.map(({ seat, points }) => `${whom(seat, name)} ${points}`).join(', ')}.`
      : 'L’étage ne rapporte rien.',
  leads(leaders, name) {
    const [first] = leaders;
    const yours = name.you !== undefined && leaders.includes(name.you);
    if (leaders.length > 1) {
      const all = capital(and.format(leaders.map((seat) => whom(seat, name))));
      return `${all} y ${yours ? 'êtes' : 'sont'} alors à égalité.`;
    }
    return `${yours ? 'Vous menez' : `${name(first)} mène`} alors à cet étage.`;
  },
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
