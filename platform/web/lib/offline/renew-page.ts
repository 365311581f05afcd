const key = 'renewedAt'
/** In ms. Code that is still missing after the page was loaded anew is missing for another reason. */
const once = 60_000

/** What the browsers, and the build's own loader, say of code that could not be fetched. */
const missingCode = /dynamically imported module|importing a module script|preload CSS/i

/** After an update the server has other files; while it is away the page stays. @returns whether the page is left */
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

/** Whether the server answers. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
