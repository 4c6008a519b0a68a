import { notice, offerUpdate } from '../notices.tsx';

/** After the first visit everything is on the device, bots included. */
export async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const first = navigator.serviceWorker.controller === null;
    const registration = await navigator.serviceWorker.register('/offline.js');
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'activated' && first) notice('offline');
        if (worker.state === 'installed' && !first) offerUpdate(() => takeOver(worker));
      });
    });
  } catch {
    // Without it everything works but a visit without a network.
  }
}

/** Games are kept, so loading the page anew loses nothing. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  worker.postMessage('take over');
}
