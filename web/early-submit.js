// Runs before the app is there: remembers a form that is sent meanwhile, for the app to send it.
addEventListener('submit', (event) => {
  window.earlySubmit = event.target
})
