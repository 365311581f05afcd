import type { ProviderFailure } from '#features/identity/contract.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import type { Arrival } from '../arrival.ts'
import { describeFailure, failureCode } from '../failures/describe-failure.tsx'
import type { ProviderTask } from './provider-visit.ts'
import * as text from './providers.en.tsx'

interface ProviderFailedProps {
  readonly failure: ProviderFailure
  readonly error?: unknown
  readonly task: ProviderTask | null
  readonly returnTo: string
}

export function ProviderFailed({ failure, error, task, returnTo }: ProviderFailedProps) {
  const isFromAccount = task === 'link' || task === 'confirm'
  // The usual words for this code speak of a password, which is not what this was about.
  const isExplained = error !== undefined && failureCode(error) !== 'invalid-credential'
  return (
    <TicketPage title={text.failureTitles[failure]}>
      <p role="alert" className="mb-5">
        {isExplained ? describeFailure(error) : text.failures[failure]}
      </p>
      {isFromAccount ? (
        <Link to={paths.account} className={`${buttonClass()} w-full`}>
          {text.backToAccount}
        </Link>
      ) : (
        <Link
          to={paths.login}
          state={{ from: returnTo } satisfies Arrival}
          className={`${buttonClass()} w-full`}
        >
          {text.backToLogin}
        </Link>
      )}
    </TicketPage>
  )
}
