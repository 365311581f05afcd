// What is sent or pressed before the app is there is remembered, for the app to do it. A link needs no app.
addEventListener('submit', (event) => {
  window.earlySubmit = event.target
})
// A visitor who is signed in is shown no form to log in, not even until the app is there to say so. Nor is a visitor whom
// another page has led here, for the app draws such a page anew, and what was typed would be lost.
try {
  if (history.state?.usr || localStorage.getItem('authenticated') === 'true')
    document.documentElement.dataset.known = ''
} catch {
  // Where nothing can be stored no session is.
}
addEventListener('click', (event) => {
  if (!window.isAppThere) window.earlyClick = event.target.closest?.('button[type=button]')
})

// The app begins once the page has been painted, which it would hold up, as the manifest and its icon would; a tab in the
// background is not painted.
const { app, manifest } = document.currentScript.dataset
function begin(_, observer) {
  observer?.disconnect()
  // One task for each: asking for all of them in one keeps a slow phone busy for a tenth of a second.
  app.split(' ').map((file) => setTimeout(() => import(file)))
  document.head.insertAdjacentHTML('beforeend', `<link rel=manifest href=${manifest}>`)
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) begin()
else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
