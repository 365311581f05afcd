import { useState } from 'react'
import type { LearnerRecord } from '#features/desk/contract.ts'
import { DeskDialog } from '#features/desk/web/ui/desk-dialog.tsx'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { useDisableLearner } from './learner-queries.ts'
import * as text from './learners.en.ts'

export function DisableAccount({ account }: { readonly account: LearnerRecord['account'] }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useDisableLearner(account.id)
  const change = (disabled: boolean, reason = '') =>
    mutate(
      { disabled, ...(reason && { reason }) },
      {
        onSuccess: () => showToast(disabled ? text.accountDisabled : text.accountEnabled, 'alert-success'),
        onError: (error) => showToast(sentenceOf(error), 'alert-error'),
      },
    )
  if (account.disabled)
    return (
      <Button className="justify-self-start" busy={isPending} onClick={() => change(false)}>
        {text.enable}
      </Button>
    )
  return (
    <>
      <Button look="outline" className="justify-self-start" busy={isPending} onClick={() => setAsking(true)}>
        {text.disable}
      </Button>
      {isAsking && (
        <DeskDialog
          title={text.disableQuestion}
          action={text.disableNow}
          look="danger"
          onSubmit={(form, close) => {
            change(true, String(new FormData(form).get('reason')).trim())
            close()
          }}
          onClose={() => setAsking(false)}
        >
          <p className="mb-4">{text.disableNote}</p>
          <TextField label={text.reason} name="reason" maxLength={200} autoComplete="off" />
        </DeskDialog>
      )}
    </>
  )
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.code === 'own-account' ? text.ownAccount : text.changeFailed
