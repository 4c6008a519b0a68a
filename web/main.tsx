import { follow } from '@magehall/ui';
import { render } from 'preact';
import { App } from './App.tsx';
import { notice } from './notices.tsx';
import { workOffline } from './offline/register.ts';
import { followAddress } from './routes.ts';

follow();
followAddress();
// Whatever fails where nobody waits for it is at least said.
addEventListener('unhandledrejection', () => notice('unexpected'));
const root = document.getElementById('hall');
if (root) render(<App />, root);
workOffline();
