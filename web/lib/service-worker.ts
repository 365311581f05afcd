import { pageLanguage } from './page-language.ts'

let isAsked = false

/**
 * Has the browser keep the app for times without a connection. Called by pages of people who learn: visitors of the
 * landing page pay for nothing that they may never use. It waits until the page has been there for a while.
 */
export function keepApp(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isAsked = true
  const register = () => navigator.serviceWorker.register(`/sw.${pageLanguage}.js`).catch(() => {})
  const wait = () => setTimeout(register, 2_000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
