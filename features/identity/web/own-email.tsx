import { useSyncExternalStore } from 'react'
import { readLocalObject, subscribeLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './own-email.en.ts'
import { useStoredEmail } from './session.ts'

/** Whether the learner has opened a link that was sent to their e-mail, as this device last heard. */
export function useEmailConfirmed(): boolean {
  return useSyncExternalStore(
    subscribeLocal,
    () => readLocalObject('session').isConfirmed !== false,
    () => true,
  )
}

/** The end of a sentence that promises an e-mail: where to, and a way to mend it where that may be wrong. */
export function OwnEmail() {
  const email = useStoredEmail()
  return (
    <>
      <strong className="wrap-anywhere">{email}</strong>.
      {!useEmailConfirmed() && (
        <>
          {' '}
          {text.notConfirmed}{' '}
          <Link to={paths.accountEmail} className="underline underline-offset-[0.15em]">
            {text.confirmOrChange}
          </Link>
        </>
      )}
    </>
  )
}
