import { useSyncExternalStore } from 'react'
import { useStoredSession } from '#features/identity/web/session.ts'

/**
 * Who looks at a public page, by what this device remembers. `unknown` while the page is as it was built: then it has
 * the parts for both, and shows one by `data-known`, which `app/web/before-app.js` sets before there is an app.
 */
export function useVisitor(): 'unknown' | 'newcomer' | 'learner' {
  const isLearner = useStoredSession()
  if (!useIsAlive()) return 'unknown'
  return isLearner ? 'learner' : 'newcomer'
}

/** Whether the page knows more than what it was built with. */
export const useIsAlive = (): boolean => useSyncExternalStore(subscribe, yes, no)

const subscribe = () => () => {}
const yes = () => true
const no = () => false
