import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { TicketPage } from '#platform/web/ui/ticket.tsx'
import type { applyRewardCode, checkRewardCode } from '#wagons/token/rewards/contract/rewards.ts'
import * as text from './confirm-reward.en.ts'

/** The address may be empty. */
type RewardDetails = Output<typeof checkRewardCode>

type State =
  | { readonly step: 'checking' }
  | { readonly step: 'asking'; readonly details: RewardDetails; readonly busy: boolean }
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly error: unknown }

/** Where the e-mail on a reward submission leads. Programs that check e-mails open links too, so only a click confirms. */
export function ConfirmRewardPage() {
  const code = new URLSearchParams(useLocation().search).get('code') ?? ''
  const [state, setState] = useState<State>({ step: 'checking' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const leaving = new AbortController()
    const asked = { body: { code }, signal: leaving.signal, token: null }
    callApi<typeof checkRewardCode>('POST', '/api/rewards/confirmation/check', asked).then(
      (details) => setState({ step: 'asking', details, busy: false }),
      (error) => !leaving.signal.aborted && setState({ step: 'failed', error }),
    )
    return () => leaving.abort()
  }, [code, tries])

  async function confirm(details: RewardDetails) {
    setState({ step: 'asking', details, busy: true })
    try {
      await callApi<typeof applyRewardCode>('POST', '/api/rewards/confirmation', {
        body: { code },
        token: null,
      })
      setState({ step: 'done' })
    } catch (error) {
      setState({ step: 'failed', error })
    }
  }

  function tryAgain() {
    setState({ step: 'checking' })
    setTries(tries + 1)
  }

  return (
    <TicketPage title={titleOf(state)}>
      {state.step === 'checking' && <Loading />}
      {state.step === 'asking' && <Question {...state} onConfirm={() => confirm(state.details)} />}
      {state.step === 'done' && (
        <>
          <p role="status" className="mb-5">
            {text.done}
          </p>
          <Link to={paths.landing} className={`${buttonClass()} w-full`}>
            {text.goOn}
          </Link>
        </>
      )}
      {state.step === 'failed' && <Failure error={state.error} onRetry={tryAgain} />}
    </TicketPage>
  )
}

const titleOf = (state: State) =>
  state.step === 'failed' ? (text.failures[failureCode(state.error)]?.title ?? text.failedTitle) : text.title

interface QuestionProps {
  readonly details: RewardDetails
  readonly busy: boolean
  readonly onConfirm: () => void
}

function Question({ details: { email, evmAddress }, busy, onConfirm }: QuestionProps) {
  return (
    <>
      <p className="mb-4">{text.question}</p>
      <dl className="mb-5 grid gap-3">
        <div>
          <dt className="text-sm text-soft">{text.email}</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft">{text.wallet}</dt>
          <dd className={evmAddress ? 'font-mono wrap-anywhere' : ''}>{evmAddress || text.noWallet}</dd>
        </div>
      </dl>
      <Button busy={busy} className="w-full" onClick={onConfirm}>
        {text.confirm}
      </Button>
      <p className="mt-4 text-sm text-soft">{text.otherwise}</p>
    </>
  )
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const known = text.failures[failureCode(error)]
  return (
    <>
      <p role="alert" className="mb-5">
        {known?.says ?? text.failed}
      </p>
      {known ? (
        <Link to={paths.reward} className={`${buttonClass()} w-full`}>
          {text.toForm}
        </Link>
      ) : (
        <Button className="w-full" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      )}
    </>
  )
}
