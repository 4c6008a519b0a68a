/** A sentence for whoever looks at the page, and for whoever hears it. */
import { announce } from '@magehall/ui';
import { show } from '../../shown.ts';

export function tell(text: string): void {
  show({ what: 'online', text });
  announce(text);
}
