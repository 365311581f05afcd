// What is sent or pressed before the app is there is remembered, for the app to do it. A link needs no app.
addEventListener('submit', (event) => {
  window.earlySubmit = event.target
})
addEventListener('click', (event) => {
  if (!window.isAppThere) window.earlyClick = event.target.closest?.('button[type=button]')
})
