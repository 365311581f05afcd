const key = 'renewedAt'
/** In ms. Code that is still missing after the page was loaded anew is missing for another reason. */
const once = 60_000

/** What the browsers, and the build's own loader, say of code that could not be fetched. */
const missingCode = /dynamically imported module|importing a module script|preload CSS/i

/**
 * Loads the page anew when code of it is gone: after an update the server has other files. Nothing happens while the
 * server cannot be reached, for then the page on screen is all there is.
 * @param state for the page at the same address, as the router hands it on
 * @returns whether the page is about to be left
 */
export async function renewPage(error: unknown, state?: object): Promise<boolean> {
  if (!missingCode.test(String(error)) || wasRenewed() || !(await isServerThere())) return false
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without a note of it the page might be loaded anew for ever.
    return false
  }
  if (state) history.replaceState({ ...history.state, usr: state }, '')
  location.reload()
  return true
}

function wasRenewed(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < once
  } catch {
    return true
  }
}

const isServerThere = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
