import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import { describeFailure, failureCode } from '../failures/describe-failure.tsx'
import { WideLink } from '../wide-link.tsx'
import * as text from './action.en.tsx'
import { type CheckedCode, checkCode } from './action-calls.ts'
import { type ActionProps, ConfirmAction, isBrokenCode, LoginByLink, ResetPassword } from './action-forms.tsx'
import { type ActionLink, type ActionMode, readActionLink } from './action-link.ts'

/** Where the links in our e-mails lead. Programs that check e-mails open links too, so only a click uses one up. */
export function ActionPage() {
  const link = readActionLink(useLocation().search)
  const { state, retry, fail } = useCheckedCode(link)
  if (!link) return <BrokenLink mode={null} error={null} onRetry={retry} />
  if (state.status === 'failed') return <BrokenLink mode={link.mode} error={state.error} onRetry={retry} />
  return (
    <TicketPage title={text.titles[link.mode]}>
      {state.status === 'checking' ? (
        <p role="status">{text.checking}</p>
      ) : (
        <Action link={link} about={state.about} onBroken={fail} />
      )}
    </TicketPage>
  )
}

function Action(props: ActionProps) {
  if (props.link.mode === 'resetPassword') return <ResetPassword {...props} />
  if (props.link.mode === 'signIn') return <LoginByLink {...props} />
  return <ConfirmAction {...props} />
}

type CodeState =
  | { readonly status: 'checking' }
  | { readonly status: 'good'; readonly about: CheckedCode }
  | { readonly status: 'failed'; readonly error: unknown }

function useCheckedCode(link: ActionLink | null) {
  const [state, setState] = useState<CodeState>({ status: 'checking' })
  const [attempt, setAttempt] = useState(0)
  const address = link && `${link.mode} ${link.code}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is the same as long as its address is
  useEffect(() => {
    if (!link) return
    let isStale = false
    setState({ status: 'checking' })
    checkCode(link).then(
      (about) => isStale || setState({ status: 'good', about }),
      (error: unknown) => isStale || setState({ status: 'failed', error }),
    )
    return () => {
      isStale = true
    }
  }, [address, attempt])
  return {
    state,
    retry: () => setAttempt(attempt + 1),
    fail: (error: unknown) => setState({ status: 'failed', error }),
  }
}

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

function BrokenLink({ mode, error, onRetry }: BrokenLinkProps) {
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
