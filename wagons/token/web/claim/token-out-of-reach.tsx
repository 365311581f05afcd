import { useProgress } from '#features/modules/web/state/get-progress.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { LearnerToken } from '#wagons/token/contract/token.ts'
import { useToken } from './calls/read-token.ts'
import { Warnings } from './chain-facts.tsx'
import * as text from './claim.en.ts'
import { Actions, ClaimTicket } from './claim-ticket.tsx'

const day = dateText({ dateStyle: 'long' })

type OutOfReach = Extract<
  LearnerToken,
  { state: 'not-offered' | 'no-certificate' | 'not-listed' | 'chain-away' }
>

interface TokenOutOfReachProps {
  readonly token: OutOfReach
  /** Opens the dialog that connects a wallet and has it sign. */
  readonly onJoin?: () => void
}

/** What is missing, and who can do something about it. */
export function TokenOutOfReach({ token, onJoin }: TokenOutOfReachProps) {
  return (
    <ClaimTicket title={isDisabled(token) ? text.pageTitle : text.titles[token.state]} look="open">
      {token.state === 'not-offered' && (
        <>
          <p>{text.notOffered}</p>
          <Actions>
            <PageLink to="account" />
            <PageLink to="reward" look="outline" />
            <PageLink to="guide" look="outline" />
          </Actions>
        </>
      )}
      {token.state === 'no-certificate' && <NoCertificate />}
      {token.state === 'not-listed' && (
        <>
          <p>
            {text.reasons[token.reason]} {!isDisabled(token) && text.signing}
          </p>
          {!isDisabled(token) && (
            <>
              <Warnings />
              <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7em),1fr))] gap-3 *:px-2">
                <Button onClick={onJoin}>{text.join}</Button>
                <Link to={paths.walletGuide} className={buttonClass('outline')}>
                  {text.joinLater}
                </Link>
              </div>
            </>
          )}
        </>
      )}
      {token.state === 'chain-away' && (
        <>
          <p>{text.away}</p>
          <TryAgain />
        </>
      )}
    </ClaimTicket>
  )
}

const isDisabled = (token: OutOfReach) => token.state === 'not-listed' && token.reason === 'account-disabled'

function NoCertificate() {
  const { data: progress } = useProgress()
  const done = progress?.completedModules.length
  return (
    <>
      <p>{text.noCertificate}</p>
      {done !== undefined && <p>{text.modulesDone(done)}</p>}
      <Actions>
        <PageLink to={done === MODULE_COUNT ? 'certificate' : 'dashboard'} />
      </Actions>
    </>
  )
}

/** What is claimed now is spent, and goes to an address that the learner may have lost. */
export const OtherAddress = () => (
  <p>
    <strong>{text.otherAddress}</strong>
  </p>
)

/** `deadline` in seconds. */
export const SignatureEnded = ({ deadline }: { readonly deadline: number }) => (
  <p>
    <strong>{text.signedExpired(day(deadline * 1000))}</strong>
  </p>
)

export function TryAgain() {
  const { refetch, isFetching } = useToken()
  return (
    <Actions>
      <Button look="outline" busy={isFetching} onClick={() => refetch()}>
        {text.tryAgain}
      </Button>
    </Actions>
  )
}

const links = {
  account: [paths.account, text.toAccount],
  guide: [paths.walletGuide, text.toGuide],
  reward: [paths.reward, text.toReward],
  dashboard: [paths.dashboard, text.toDashboard],
  certificate: [paths.certificate, text.toCertificate],
} as const

export function PageLink({ to, look }: { readonly to: keyof typeof links; readonly look?: 'outline' }) {
  const [path, words] = links[to]
  return (
    <Link to={path} className={buttonClass(look)}>
      {words}
    </Link>
  )
}
