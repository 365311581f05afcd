import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { Arrival } from '../arrival.ts'
import { describeFailure, failureCode } from '../failures/describe-failure.tsx'
import { useTask } from '../failures/use-task.ts'
import { WideLink } from '../wide-link.tsx'
import { readProviderAnswer } from './provider-answer.ts'
import { applyProof, emailOfOtherAccount, loginAndLink } from './provider-calls.ts'
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

  if ('failure' in answer || !task) return <ProviderFailed />
  if (state.status === 'failed') return <ProviderFailed error={state.error} />
  if (state.status === 'known-email') return <LinkWithPassword email={state.email} proof={answer} />
  return (
    <TicketPage title={text.pleaseWait}>
      <p role="status">{text.working}</p>
    </TicketPage>
  )
}

/** Of an answer that says so, or with the `error` of one that did not hold. */
function ProviderFailed({ error }: { readonly error?: unknown }) {
  const { returnTo } = answer
  const failure = 'failure' in answer ? answer.failure : 'failed'
  const isFromAccount = task === 'link' || task === 'confirm'
  // The usual words for this code speak of a password, which is not what this was about.
  const isExplained = error !== undefined && failureCode(error) !== 'invalid-credential'
  return (
    <TicketPage title={text.failureTitles[failure]}>
      <p role="alert" className="mb-5">
        {isExplained ? describeFailure(error) : text.failures[failure]}
      </p>
      {isFromAccount ? (
        <WideLink to={paths.account} words={text.backToAccount} />
      ) : (
        <WideLink to={paths.login} state={{ from: returnTo }} words={text.backToLogin} />
      )}
    </TicketPage>
  )
}

interface LinkWithPasswordProps {
  readonly email: string
  readonly proof: Parameters<typeof loginAndLink>[0]
}

function LinkWithPassword({ email, proof }: LinkWithPasswordProps) {
  const { busy, run } = useTask()
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (await run(() => loginAndLink(proof, email, password))) navigate(proof.returnTo, { replace: true })
  }

  return (
    <TicketPage title={text.linkTitle}>
      <p role="status" className="mb-4">
        {text.linkNote(<strong className="wrap-anywhere">{email}</strong>)}
      </p>
      <form onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={text.password} name="password" autoComplete="current-password" required />
        <Button type="submit" busy={busy} className="w-full">
          {text.logInAndLink}
        </Button>
      </form>
      <p className="mt-4 text-center text-sm text-soft">
        <Link to={paths.forgotPassword} state={{ from: proof.returnTo, typedEmail: email } satisfies Arrival}>
          {text.forgotPassword}
        </Link>
      </p>
    </TicketPage>
  )
}
