import type { LearnerRecord } from '#contract/desk.ts'
import { DeskSection } from '../desk-section.tsx'
import { momentOf } from '../numbers.ts'
import { AccountState } from './account-state.tsx'
import { DisableAccount } from './disable-account.tsx'
import * as text from './learners.en.ts'

interface AccountFactsProps {
  readonly account: LearnerRecord['account']
  /** '' for none. */
  readonly walletAddress: string
}

/** What is known of an account, and the way to shut it. */
export function AccountFacts({ account, walletAddress }: AccountFactsProps) {
  const ways = [...(account.hasPassword ? [text.password] : []), ...account.providers]
  const facts: [name: string, value: string][] = [
    [text.email, account.email ?? text.noneGiven],
    [text.id, account.id],
    [text.registered, momentOf(account.createdAt)],
    [text.lastLogin, momentOf(account.lastLoginAt)],
    [text.logsInWith, ways.join(', ') || '–'],
    [text.sessions, String(account.sessions)],
    [text.wallet, walletAddress || '–'],
  ]
  if (account.operatorSince !== null) facts.push([text.operatorSince, momentOf(account.operatorSince)])
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
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
        <DisableAccount account={account} />
      </div>
    </DeskSection>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
