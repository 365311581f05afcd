import { type FormEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import type { Agreement } from '#features/site/contract/agreement.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { AgeBox } from './age-box.tsx'
import { fetchAgreement, sendAgreement, settleTerms } from './agreement-calls.ts'
import * as text from './terms-note.en.ts'
import './terms-note.css'

/** For who has not agreed to the terms as they are now. Nothing depends on the answer, and the page goes on under it. */
export function TermsNote() {
  const [asked, setAsked] = useState<Agreement>()
  const { busy, run } = useTask()
  const ask = () => fetchAgreement().then(setAsked, () => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void ask(), [])
  if (!asked || asked.agreed === 'now') return null
  const { version, agreed, askedAge } = asked

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isSent = await run(() => sendAgreement({ version, age: askedAge }))
    // It may be that the text has changed once more since it was asked.
    if (!isSent) return ask()
    showToast(text.thanks, 'alert-success')
    settle()
  }

  function settle(): void {
    settleTerms(version)
    setAsked(undefined)
    // The button that was pressed is gone.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  // At the end of the page, so that it stands at the foot of the screen and nothing moves when it comes.
  return createPortal(
    <section aria-label={text.title} className="terms-note paper-card px-4 py-2">
      <form method="dialog" onSubmit={submit}>
        <p className="flex flex-wrap items-center gap-x-4">
          <span role="status">{agreed === 'before' ? text.changed : text.never}</span>
          <Link to="/terms" className="text-link">
            {text.terms}
          </Link>
          <Link to="/privacy" className="text-link">
            {text.privacy}
          </Link>
        </p>
        {askedAge && <AgeBox age={askedAge} />}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button type="submit" busy={busy}>
            {text.agree}
          </Button>
          <Button look="outline" onClick={settle}>
            {text.later}
          </Button>
        </p>
      </form>
    </section>,
    document.getElementById('content') ?? document.body,
  )
}
