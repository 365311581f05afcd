import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { describeFailure, failureCode } from '../describe-failure.ts'
import type { ActionMode } from './action-link.ts'
import { ActionTicket } from './action-ticket.tsx'
import { isBrokenCode } from './use-action.ts'

interface BrokenLinkProps {
  /** Null for a link that is not complete. */
  readonly mode: ActionMode | null
  readonly error: unknown
  readonly onRetry: () => void
}

const newLink = {
  resetPassword: { to: paths.forgotPassword, words: 'Ask for a new link' },
  signIn: { to: paths.signInLink, words: 'Ask for a new link' },
  verifyEmail: { to: paths.account, words: 'Ask for a new link in your account' },
  verifyAndChangeEmail: { to: paths.account, words: 'Ask for a new link in your account' },
  recoverEmail: { to: paths.account, words: 'Go to your account' },
} satisfies Record<ActionMode, { to: string; words: string }>

/** A link that does not work: why, and what to do next. */
export function BrokenLink({ mode, error, onRetry }: BrokenLinkProps) {
  if (!mode) {
    return (
      <ActionTicket title="This link is not complete">
        <p className="mb-5">Part of it is missing. Open it again from the mail, or copy all of it.</p>
        <Next to={paths.login} words="Go to the login" />
      </ActionTicket>
    )
  }
  if (!isBrokenCode(error)) {
    return (
      <ActionTicket title="That did not work">
        <p role="alert" className="mb-5">
          {describeFailure(error)}
        </p>
        <Button className="w-full" onClick={onRetry}>
          Try again
        </Button>
      </ActionTicket>
    )
  }
  const isExpired = failureCode(error) === 'expired-action-code'
  return (
    <ActionTicket title={isExpired ? 'This link has expired' : 'This link does not work any more'}>
      <p role="alert" className="mb-5">
        {isExpired
          ? 'Links work for a short time only, and this one was opened too late.'
          : 'It has been used already, or a newer one has taken its place: each link works once.'}
      </p>
      <Next {...newLink[mode]} />
    </ActionTicket>
  )
}

const Next = ({ to, words }: { readonly to: string; readonly words: string }) => (
  <Link to={to} className={`${buttonClass()} w-full`}>
    {words}
  </Link>
)
