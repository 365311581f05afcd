import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { leave } from '../logout-and-leave.ts'
import { useTask } from '../use-task.ts'
import { deleteAccount } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import { useFreshly } from './fresh-login.tsx'

/** The end of the account. */
export function DeleteSection() {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountSection
      title="Delete account"
      note="Your account, your progress and your certificate request go for good."
    >
      <Button look="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </AccountSection>
  )
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const [isDone, setDone] = useState(false)
  const [words, setWords] = useState('')
  const { busy, run } = useTask(setWords)
  const freshly = useFreshly()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await run(() => freshly(deleteAccount))) setDone(true)
  }

  if (isDone) {
    return (
      <Dialog title="Your account is deleted" onClose={leave}>
        {(close) => (
          <>
            <p className="mb-4">Thank you for having been on board.</p>
            <Button className="w-full" onClick={close}>
              Back to the first stop
            </Button>
          </>
        )}
      </Dialog>
    )
  }
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      {(close) => (
        <form onSubmit={submit}>
          <p className="mb-4">
            Your account, your progress and your certificate request go, and nobody can bring them back. You
            may want to download your data first.
          </p>
          <TextField
            label="Type DELETE to go on"
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            pattern="DELETE"
            title="The word DELETE, in capital letters"
          />
          <p role="alert" className="mb-3 empty:hidden">
            {words}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" className="grow" onClick={close}>
              Keep it
            </Button>
            <Button type="submit" busy={busy} className="grow">
              Delete for good
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
