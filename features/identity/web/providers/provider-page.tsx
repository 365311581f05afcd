import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { LinkWithPassword } from './link-with-password.tsx'
import { readProviderAnswer } from './provider-answer.ts'
import { applyProof, emailOfOtherAccount } from './provider-calls.ts'
import { ProviderFailed } from './provider-failed.tsx'
import { endProviderVisit } from './provider-visit.ts'
import * as text from './providers.en.tsx'

// Read and wiped at once: tokens must stay neither in the address nor in the history.
const answer = readProviderAnswer(location.hash)
history.replaceState(history.state, '', location.pathname)
const task = endProviderVisit(answer)

const thanks = {
  login: null,
  link: text.linked,
  confirm: text.confirmed,
}

type State =
  | { readonly status: 'working' }
  | { readonly status: 'known-email'; readonly email: string }
  | { readonly status: 'failed'; readonly error: unknown }

// An answer is used once, however often the page is rendered.
let work: Promise<void> | undefined

/** Where another identity provider redirects to, by way of our server. */
export function ProviderPage() {
  const [state, setState] = useState<State>({ status: 'working' })
  const navigate = useNavigate()

  useEffect(() => {
    if ('failure' in answer || !task) return
    const isFirst = !work
    work ??= applyProof(answer, task)
    if (!isFirst) return
    work.then(
      () => {
        if (thanks[task]) showToast(thanks[task], 'alert-success')
        navigate(answer.returnTo, { replace: true })
      },
      (error: unknown) => {
        const email = emailOfOtherAccount(error)
        setState(email ? { status: 'known-email', email } : { status: 'failed', error })
      },
    )
  }, [navigate])

  if ('failure' in answer || !task)
    return (
      <ProviderFailed
        failure={'failure' in answer ? answer.failure : 'failed'}
        task={task}
        returnTo={answer.returnTo}
      />
    )
  if (state.status === 'failed')
    return <ProviderFailed failure="failed" error={state.error} task={task} returnTo={answer.returnTo} />
  if (state.status === 'known-email') return <LinkWithPassword email={state.email} proof={answer} />
  return (
    <TicketPage title={text.pleaseWait}>
      <p role="status">{text.working}</p>
    </TicketPage>
  )
}
