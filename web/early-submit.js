// Runs before the app is there: remembers what is sent or pressed meanwhile, for the app to do it. A link needs no app.
addEventListener('submit', (event) => {
  window.earlySubmit = event.target
})
addEventListener('click', (event) => {
  if (!window.isAppThere) window.earlyClick = event.target.closest?.('button[type=button]')
})
