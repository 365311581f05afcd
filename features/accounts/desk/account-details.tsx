import { useState } from 'react'
import type { LearnerRecord, ListedLearner } from '#features/desk/contract.ts'
import { DeskDialog } from '#features/desk/web/ui/desk-dialog.tsx'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { Fact } from '#features/desk/web/ui/fact.tsx'
import { DeskBadge, dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { useDisableLearner } from './learner-queries.ts'
import * as text from './learners.en.ts'

interface AccountDetailsProps {
  readonly account: LearnerRecord['account']
  /** '' for none. */
  readonly walletAddress: string
}

export function AccountDetails({ account, walletAddress }: AccountDetailsProps) {
  const ways = [...(account.hasPassword ? [text.password] : []), ...account.providers]
  const details: [name: string, value: string][] = [
    [text.email, account.email ?? text.noneGiven],
    [text.id, account.id],
    [text.registered, dateTimeOf(account.createdAt)],
    [text.lastLogin, dateTimeOf(account.lastLoginAt)],
    [text.logsInWith, ways.join(', ') || '–'],
    [text.sessions, String(account.sessions)],
    [text.wallet, walletAddress || '–'],
  ]
  if (account.operatorSince !== null) details.push([text.operatorSince, dateTimeOf(account.operatorSince)])
  return (
    <DeskSection title={text.account}>
      <div className="paper-card grid grid-cols-1 gap-5 p-5">
        <dl className="grid grid-cols-1 gap-[0.4rem]">
          <Fact name={text.state}>
            <AccountState account={account} />
          </Fact>
          {details.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
        <DisableAccount account={account} />
      </div>
    </DeskSection>
  )
}

type State = Pick<ListedLearner, 'disabled' | 'emailVerified'>

export function AccountState({ account }: { readonly account: State }) {
  const { disabled, emailVerified } = account
  if (disabled) return <DeskBadge isError>{text.disabled}</DeskBadge>
  return <DeskBadge>{emailVerified ? text.active : text.unverified}</DeskBadge>
}

function DisableAccount({ account }: { readonly account: LearnerRecord['account'] }) {
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
