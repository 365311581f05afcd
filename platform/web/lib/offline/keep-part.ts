/** Has the service worker keep code for times without a connection, where there is a worker (app/web/service-worker/service-worker.ts). */
export function keepPart(part: string): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: part }))
}
