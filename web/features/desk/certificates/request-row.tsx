import type { DeskRequest } from '#contract/certificate-desk.ts'
import { stations } from '#web/features/modules/stations.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { dayOf } from '../numbers.ts'
import type { Decision } from './decide.ts'
import * as text from './requests.en.ts'

interface RequestRowProps {
  readonly request: DeskRequest
  /** Undefined where nothing can be done for many at once. */
  readonly choice?: { readonly isChosen: boolean; readonly choose: (isChosen: boolean) => void }
  readonly busy: boolean
  readonly onDecide: (decision: Decision) => void
  /** Asks why, then decides. */
  readonly onAsk: (act: 'decline' | 'revoke', request: DeskRequest) => void
}

/** A request: whose it is, what became of it, and what may be done with it. */
export function RequestRow({ request, choice, busy, onDecide, onAsk }: RequestRowProps) {
  const { accountId, email, name, certificate, declined } = request
  const mayBeIssued = !certificate
  const mayBeSent = certificate ? !certificate.revoked : declined !== null
  return (
    <tr>
      {choice && (
        <td>
          <input
            type="checkbox"
            className="size-6 accent-winter"
            aria-label={text.choose(email)}
            checked={choice.isChosen}
            onChange={(event) => choice.choose(event.currentTarget.checked)}
          />
        </td>
      )}
      <td className="learner-cell">
        <Link to={paths.operatorLearner(accountId)} className="underline underline-offset-4">
          {email}
        </Link>
        <bdi className="block">{name || <em className="text-soft">{text.noName}</em>}</bdi>
        {!request.emailVerified && <span className="block text-sm text-soft">{text.unverified}</span>}
      </td>
      <td className="whitespace-nowrap">{dayOf(request.requestedAt)}</td>
      <td>
        {request.completedModules}/{stations.length}
      </td>
      <td className="min-w-40">
        <State request={request} />
      </td>
      <td>
        <div className="flex flex-wrap gap-2">
          {mayBeIssued && (
            <Button busy={busy} onClick={() => onDecide({ act: 'issue', accountIds: [accountId] })}>
              {text.issue}
            </Button>
          )}
          {mayBeIssued && !declined && (
            <Button look="outline" busy={busy} onClick={() => onAsk('decline', request)}>
              {text.decline}
            </Button>
          )}
          {mayBeSent && (
            <Button
              look="outline"
              busy={busy}
              onClick={() => onDecide({ act: 'resend', accountIds: [accountId] })}
            >
              {text.resend}
            </Button>
          )}
          {certificate && !certificate.revoked && (
            <Button look="outline" busy={busy} onClick={() => onAsk('revoke', request)}>
              {text.revoke}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

function State({ request: { certificate, declined, mailedAt } }: { readonly request: DeskRequest }) {
  const revoked = certificate?.revoked
  const isSettled = certificate !== null || declined !== null
  return (
    <>
      {!isSettled && text.isWaiting}
      {certificate && (
        <a href={`/certificates/${certificate.id}`}>{text.issuedOn(dayOf(certificate.issuedAt))}</a>
      )}
      {revoked && <span className="block">{text.revokedOn(dayOf(revoked.at), revoked.reason)}</span>}
      {declined && <span className="block">{text.declinedOn(dayOf(declined.at), declined.reason)}</span>}
      {isSettled && !revoked && mailedAt === null && (
        <span className="block text-error">{text.notMailed}</span>
      )}
    </>
  )
}
