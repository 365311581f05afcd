import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import { describeFailure, failureCode } from '../failures/describe-failure.tsx'
import { WideLink } from '../wide-link.tsx'
import * as text from './action.en.tsx'
import { isBrokenCode } from './action-forms.tsx'
import type { ActionMode } from './action-link.ts'

interface BrokenLinkProps {
  /** Null for a link that is not complete. */
  readonly mode: ActionMode | null
  readonly error: unknown
  readonly onRetry: () => void
}

const newLink = {
  resetPassword: { to: paths.forgotPassword, words: text.newLink },
  signIn: { to: paths.signInLink, words: text.newLink },
  verifyEmail: { to: paths.account, words: text.newLinkInAccount },
  verifyAndChangeEmail: { to: paths.account, words: text.newLinkInAccount },
  recoverEmail: { to: paths.account, words: text.toAccount },
} satisfies Record<ActionMode, { to: string; words: string }>

export function BrokenLink({ mode, error, onRetry }: BrokenLinkProps) {
  if (!mode) {
    return (
      <TicketPage title={text.brokenTitle}>
        <p className="mb-5">{text.broken}</p>
        <WideLink to={paths.login} words={text.toLogin} />
      </TicketPage>
    )
  }
  if (!isBrokenCode(error)) {
    return (
      <TicketPage title={text.failedTitle}>
        <p role="alert" className="mb-5">
          {describeFailure(error)}
        </p>
        <Button className="w-full" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      </TicketPage>
    )
  }
  const isExpired = failureCode(error) === 'expired-action-code'
  return (
    <TicketPage title={isExpired ? text.expiredTitle : text.usedTitle}>
      <p role="alert" className="mb-5">
        {isExpired ? text.expired : text.used}
      </p>
      <WideLink {...newLink[mode]} />
    </TicketPage>
  )
}
