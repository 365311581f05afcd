import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { readLocal, subscribeLocal } from '#platform/web/lib/local-storage.ts'
import { afterPage } from '#platform/web/lib/quiet-time.ts'

/** As the server writes it into every page. */
const terms = globalThis.document?.documentElement.dataset.terms

/** Who logs out is forgotten first, and is asked nothing any more. */
const isKnownHere = () => readLocal('termsKnown') === terms || readLocal('authenticated') !== 'true'

/** Where this device knows that the terms of now are agreed to, or are left for later, nothing is fetched or asked. */
export function LateTermsNote() {
  const isSettled = useSyncExternalStore(subscribeLocal, isKnownHere)
  const [Note, setNote] = useState<ComponentType>()
  useEffect(() => {
    if (isSettled) return
    const load = () =>
      import('./terms-note.tsx').then(
        ({ TermsNote }) => setNote(() => TermsNote),
        () => {},
      )
    const timer = setTimeout(load, afterPage)
    return () => clearTimeout(timer)
  }, [isSettled])
  return Note && !isSettled && <Note />
}
