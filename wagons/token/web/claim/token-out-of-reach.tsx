import { useProgress } from '#features/modules/web/state/get-progress.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { LearnerToken } from '#wagons/token/contract/token.ts'
import { Code, Fact, Facts } from '../sending/fact.tsx'
import * as text from './claim.en.ts'
import { Actions, ClaimTicket } from './claim-ticket.tsx'
import { useToken } from './read-token.ts'

const day = dateText({ dateStyle: 'long' })

type OutOfReach = Extract<
  LearnerToken,
  { state: 'not-offered' | 'no-certificate' | 'not-listed' | 'waiting-for-chain' | 'chain-away' }
>

/** What is missing, and who can do something about it. */
export function TokenOutOfReach({ token }: { readonly token: OutOfReach }) {
  return (
    <ClaimTicket label={text.pageTitle} title={text.titles[token.state]} look="open">
      {token.state === 'not-offered' && (
        <>
          <p>{text.notOffered}</p>
          <Actions>
            <PageLink to="account" />
            <PageLink to="guide" look="outline" />
          </Actions>
        </>
      )}
      {token.state === 'no-certificate' && <NoCertificate />}
      {token.state === 'not-listed' && (
        <>
          <p>{token.reason ? text.reasons[token.reason] : text.noReason}</p>
          {token.reason && token.reason !== 'account-disabled' && (
            <Actions>
              <PageLink to="account" />
              <PageLink to="guide" look="outline" />
            </Actions>
          )}
        </>
      )}
      {token.state === 'waiting-for-chain' && (
        <>
          <p>{text.waiting(day(token.listedAt))}</p>
          {token.hasOtherAddress && <OtherAddress />}
          <Facts>
            <Fact name={text.listOn}>
              <Code>{token.account}</Code>
            </Fact>
          </Facts>
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
