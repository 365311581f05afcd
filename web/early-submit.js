// What is sent or pressed before the app is there is remembered, for the app to do it. A link needs no app.
addEventListener('submit', (event) => {
  window.earlySubmit = event.target
})
// Nobody who is signed in is shown a form to log in, not even until the app is there to say so.
try {
  if (localStorage.getItem('authenticated') === 'true') document.documentElement.dataset.known = ''
} catch {
  // Where nothing can be stored nobody stays signed in.
}
addEventListener('click', (event) => {
  if (!window.isAppThere) window.earlyClick = event.target.closest?.('button[type=button]')
})
