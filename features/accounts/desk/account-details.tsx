import type { LearnerRecord, ListedLearner } from '#features/desk/contract.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { Fact } from '#features/desk/web/ui/fact.tsx'
import { DeskBadge, dateTimeOf } from '#features/desk/web/ui/formats.tsx'
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
