import { follow } from '@magehall/ui';
import { render } from 'preact';
import { App } from './App.tsx';
import { workOffline } from './offline/register.ts';
import { followAddress } from './routes.ts';

follow();
followAddress();
const root = document.getElementById('hall');
if (root) render(<App />, root);
workOffline();
