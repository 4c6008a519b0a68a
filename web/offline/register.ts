import { offerUpdate } from '../notices.tsx';
import { ready } from './ready.ts';

/** After the first visit everything is on the device, bots included. */
export async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const first = navigator.serviceWorker.controller === null;
    const registration = await navigator.serviceWorker.register('/offline.js');
    const follow = (worker: ServiceWorker | null) => {
      const look = () => {
        if (worker?.state === 'activated' && first) ready.value = true;
        if (worker?.state === 'installed' && !first) offerUpdate(() => takeOver(worker));
      };
      worker?.addEventListener('statechange', look);
      look();
    };
    // One may have come on an earlier visit and wait since then, or be on its way already.
    follow(registration.waiting);
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
  } catch {
    // Without it everything works but a visit without a network.
  }
}

/** Games are kept, so loading the page anew loses nothing. */
function takeOver(worker: ServiceWorker): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  // Another tab may have taken it already.
  if (worker.state === 'installed') worker.postMessage('take over');
  else reload();
}
