import type { LearnerRecord } from '#features/desk/contract.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { DisableAccount } from './disable-account.tsx'
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
        <dl className="desk-facts">
          <div>
            <dt>{text.state}</dt>
            <dd>
              <AccountState account={account} />
            </dd>
          </div>
          {details.map(([name, value]) => (
            <Detail key={name} name={name} value={value} />
          ))}
        </dl>
        <DisableAccount account={account} />
      </div>
    </DeskSection>
  )
}

function Detail({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface AccountStateProps {
  readonly account: { readonly disabled: boolean; readonly emailVerified: boolean }
}

export function AccountState({ account: { disabled, emailVerified } }: AccountStateProps) {
  if (disabled)
    return (
      <span className="desk-badge" data-tone="error">
        {text.disabled}
      </span>
    )
  return <span className="desk-badge">{emailVerified ? text.active : text.unverified}</span>
}
