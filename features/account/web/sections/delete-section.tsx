import { type FormEvent, useState } from 'react'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import { leave } from '#features/identity/web/logout-and-leave.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import * as text from './account.en.tsx'
import { deleteAccount } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import { useFreshly } from './fresh-login.tsx'

export function DeleteSection() {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountSection title={text.deleteTitle} note={text.deleteNote}>
      <Button
        look="outline"
        className="border-(--wrong) text-(--wrong)"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {text.deleteAccount}
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
      <Dialog title={text.deleted} onClose={leave}>
        {(close) => (
          <>
            <p className="mb-4">{text.thanks}</p>
            <Button className="w-full" onClick={close}>
              {text.backToStart}
            </Button>
          </>
        )}
      </Dialog>
    )
  }
  return (
    <Dialog title={text.deleteQuestion} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit}>
          <p className="mb-3">{text.deleteWarning}</p>
          <p className="mb-4 text-sm text-soft">{text.deleteRemains}</p>
          <TextField
            label={text.typeDelete}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            pattern={text.deleteWord}
            title={text.deleteWordRule}
          />
          <p role="alert" className="mb-3 empty:hidden">
            {words}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" className="grow" onClick={close}>
              {text.keepIt}
            </Button>
            <Button type="submit" look="danger" busy={busy} className="grow">
              {text.deleteForGood}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
