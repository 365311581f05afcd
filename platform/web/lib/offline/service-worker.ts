import { leftOut } from '../optional-page.ts'
import { pageLanguage } from '../page-language.ts'

let isAsked = false

/** What a site does without is in the address: it is another worker then, which keeps nothing of that. */
const address = () => {
  const without = leftOut().join(' ')
  return `/sw.${pageLanguage}.js${without && `?without=${encodeURIComponent(without)}`}`
}

/** Called by pages of learners alone: visitors of the landing page pay for nothing that they may never use. */
export function keepApp(): void {
  if (isAsked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isAsked = true
  const register = () => navigator.serviceWorker.register(address()).catch(() => {})
  const wait = () => setTimeout(register, 2_000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
