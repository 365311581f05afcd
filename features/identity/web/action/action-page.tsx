import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import * as text from './action.en.tsx'
import { type CheckedCode, checkCode } from './action-calls.ts'
import { type ActionProps, ConfirmAction, LoginByLink, ResetPassword } from './action-forms.tsx'
import { type ActionLink, readActionLink } from './action-link.ts'
import { BrokenLink } from './broken-link.tsx'

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
