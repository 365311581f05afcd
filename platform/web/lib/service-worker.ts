import { pageLanguage } from './page-language.ts'

let isAsked = false

/** Called by pages of learners alone: visitors of the landing page pay for nothing that they may never use. */
export function keepApp(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isAsked = true
  const register = () => navigator.serviceWorker.register(`/sw.${pageLanguage}.js`).catch(() => {})
  const wait = () => setTimeout(register, 2_000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
