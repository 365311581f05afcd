import { useState } from 'react'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import { useStoredEmail } from '#features/identity/web/session.ts'
import { CloseIcon } from '#platform/web/drawings/icons.tsx'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './email-note.en.tsx'
import { sendConfirmation } from './sections/account-calls.ts'

/** On the dashboard: an address that was mistyped is seen before it is needed. */
export function EmailNote({ onClose }: { readonly onClose: () => void }) {
  const email = useStoredEmail()
  const { busy, run } = useTask()
  const [isSent, setSent] = useState(false)
  const shown = <strong className="wrap-anywhere">{email}</strong>
  return (
    <section
      aria-label={text.title}
      className="email-note paper-card relative flex flex-wrap items-center gap-x-4 py-2 ps-4 pe-12"
    >
      <div role="status" className="grow text-sm">
        {isSent ? text.sent(shown) : text.notConfirmed(shown)}
        {!isSent && <p className="text-sm text-soft">{text.notYet}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          look="outline"
          busy={busy}
          onClick={async () => (await run(sendConfirmation)) && setSent(true)}
        >
          {isSent ? text.sendAgain : text.send}
        </Button>
        <Link to={paths.accountEmail} className="text-link">
          {text.change}
        </Link>
      </p>
      <button
        type="button"
        aria-label={text.close}
        onClick={onClose}
        className="absolute end-1 top-1 grid size-11 cursor-pointer place-items-center rounded-field"
      >
        <CloseIcon className="size-5" />
      </button>
    </section>
  )
}
