import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { DeskRequest } from '#features/certificates/contract/certificate-desk.ts'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { dateTimeOf, dayOf, EmailText } from '#features/desk/web/ui/formats.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { downloadFile } from '#platform/web/lib/api/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { isByHand } from './decide.ts'
import * as text from './requests.en.ts'
import { unseenIn, Warnings } from './warnings.tsx'

export type AskedAction = keyof typeof text.reasoned | keyof typeof text.named | 'issue'

interface RequestRowProps {
  readonly request: DeskRequest
  /** Undefined where nothing can be done for many at once. */
  readonly choice?: { readonly isChosen: boolean; readonly choose: (isChosen: boolean) => void }
  readonly busy: boolean
  readonly onResend: (request: DeskRequest) => void
  readonly onAsk: (action: AskedAction, request: DeskRequest) => void
  /** Ticks its warnings off as seen, or takes that back. */
  readonly onSee: (request: DeskRequest) => void
  /** Takes it back from the rule, or leaves it to the rule again. */
  readonly onByHand: (request: DeskRequest) => void
}

export function RequestRow({ request, choice, ...acts }: RequestRowProps) {
  const { email, name, certificate, correction } = request
  return (
    <tr>
      {choice && (
        <td className="choice-cell">
          <input
            type="checkbox"
            className="size-6 accent-winter"
            aria-label={text.choose(email)}
            checked={choice.isChosen}
            onChange={(event) => choice.choose(event.currentTarget.checked)}
          />
        </td>
      )}
      <td className="row:min-w-36">
        <span className="card:block row:after:text-soft row:after:content-['_·_']">
          <bdi className="font-semibold">{name || <em className="text-soft">{text.noName}</em>}</bdi>
        </span>
        <Link to={deskPaths.learner(request.accountId)} className="underline underline-offset-4">
          <EmailText email={email} />
        </Link>
        {correction && (
          <span className="block">
            {text.wanted} <bdi className="font-semibold">{correction.name}</bdi>
          </span>
        )}
      </td>
      <td data-label={text.columns.asked} className="whitespace-nowrap">
        {dayOf(correction?.askedAt ?? request.requestedAt)}
      </td>
      <td data-label={text.columns.modules}>
        {request.completedModules}/{stations.length}
      </td>
      <td
        data-label={text.columns.state}
        className="row:min-w-40 row:[&_:is(ul,li)]:inline row:[&_li+li]:before:content-['_·_']"
      >
        <State request={request} />
        {!certificate && <Warnings request={request} />}
      </td>
      <td className="desk-actions">
        <RowMenu email={email}>
          <Actions request={request} {...acts} />
        </RowMenu>
      </td>
    </tr>
  )
}

/** Opens from a button in a table; in the cards of a phone what is in it stands open. */
function RowMenu({ email, children }: { readonly email: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={text.actionsFor(email)}
        className="btn btn-outline card:hidden"
      >
        ⋯
      </button>
      {/* What is chosen is done elsewhere, in a dialog most often. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it have the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it closes after them and does nothing itself */}
      <div
        id={id}
        popover=""
        className="row-menu"
        onClick={({ currentTarget }) => currentTarget.matches(':popover-open') && currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

function Actions({ request, busy, onResend, onAsk, onSee, onByHand }: Omit<RequestRowProps, 'choice'>) {
  const { certificate, correction, declined } = request
  const mayBeSent = certificate !== null || declined !== null || request.mailOwed
  const button = (words: string, onClick: () => void, look: 'solid' | 'outline' = 'outline') => (
    <Button look={look} busy={busy} onClick={onClick}>
      {words}
    </Button>
  )
  const ask = (action: AskedAction, words: string, look?: 'solid') =>
    button(words, () => onAsk(action, request), look)
  return (
    <>
      {!certificate && ask('issue', text.issue, 'solid')}
      {!certificate &&
        request.oddities.length > 0 &&
        button(unseenIn(request).length > 0 ? text.markSeen : text.markUnseen, () => onSee(request))}
      {request.rule && button(isByHand(request) ? text.leaveToRule : text.takeBack, () => onByHand(request))}
      {!certificate && !declined && ask('decline', text.decline)}
      {!certificate && ask('rename', text.rename)}
      {correction && ask('reissue', text.reissue, 'solid')}
      {correction && ask('decline-correction', text.decline)}
      {certificate && !correction && ask('reissue', certificate.revoked ? text.issueNew : text.reissue)}
      {certificate && !certificate.revoked && <PdfButton certificateId={certificate.id} />}
      {mayBeSent && button(text.resend, () => onResend(request))}
      {certificate && !certificate.revoked && ask('revoke', text.revoke)}
    </>
  )
}

/** In ms. */
const longestPrint = 60_000

function PdfButton({ certificateId }: { readonly certificateId: string }) {
  const path = '/api/operator/certificates/:certificateId/certificate.pdf'
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile('GET', path, longestPrint, { params: { certificateId } }),
    onError: () => showToast(text.actionFailed, 'alert-error'),
  })
  return (
    <Button look="outline" busy={isPending} onClick={() => mutate()}>
      {text.pdf}
    </Button>
  )
}

function State({ request }: { readonly request: DeskRequest }) {
  const { certificate, declined, mailOwed, oddities, rule } = request
  const revoked = certificate?.revoked
  return (
    <>
      {!certificate && !declined && !rule && oddities.length === 0 && text.isWaiting}
      {rule && (rule.left ? text.ruleLeft[rule.left] : text.byRule(dateTimeOf(rule.at)))}
      {certificate && (
        <a href={`/certificates/${certificate.id}`}>{text.issuedOn(dayOf(certificate.issuedAt))}</a>
      )}
      {revoked && <span className="block">{text.revokedOn(dayOf(revoked.at), revoked.reason)}</span>}
      {declined && <span className="block">{text.declinedOn(dayOf(declined.at), declined.reason)}</span>}
      {mailOwed && <span className="block text-(--color-error)">{text.notMailed}</span>}
    </>
  )
}
