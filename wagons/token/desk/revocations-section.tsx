import { useState } from 'react'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dayOf } from '#features/desk/web/ui/formats.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { OtherWays } from './other-ways.tsx'
import { SendingNote } from './sending-note.tsx'
import * as text from './token.en.ts'
import { type TokenRevocation, useRevocations } from './token-queries.ts'
import { type SendingProps, StaleError, useSending } from './use-sending.ts'

const columns = [text.certificate, text.revokedAt, text.tokenState, text.actions]

export function RevocationsSection({ chain, own }: SendingProps) {
  const { sending, send } = useSending({ chain, own })
  const [asked, setAsked] = useState('')
  const query = useRevocations()
  const items = query.data?.pages.flatMap(({ revocations }) => revocations)
  const isBusy = sending.step === 'under-way'
  /** Anew: a certificate issued since would lose its token for good. */
  async function readNow() {
    const { data } = await query.refetch({ throwOnError: true })
    return (data?.pages ?? []).flatMap(({ revocations }) => revocations.map(({ transaction }) => transaction))
  }
  function revoke({ claimId, transaction: { data } }: TokenRevocation) {
    setAsked(claimId)
    send(async () => {
      const transaction = (await readNow()).find((one) => one.data === data)
      if (!transaction) throw new StaleError()
      return [transaction]
    })
  }
  return (
    <DeskSection title={text.revocations} note={text.revocationsNote}>
      <DeskList
        label={text.revocations}
        columns={columns}
        query={query}
        items={items}
        none={text.noRevocations}
        failed={text.revocationsFailed}
      >
        {(one) => (
          <tr key={one.claimId}>
            <td className="row:min-w-36">
              {one.accountId ? (
                <Link to={deskPaths.learner(one.accountId)} className="underline underline-offset-4">
                  <bdi>{one.name}</bdi>
                </Link>
              ) : (
                text.deletedAccount
              )}
              <span className="block font-mono text-sm wrap-anywhere">
                {one.certificateId ?? one.claimId}
              </span>
            </td>
            <td data-label={text.revokedAt}>{dayOf(one.revokedAt)}</td>
            <td data-label={text.tokenState}>{text.statuses[one.status]}</td>
            <td className="desk-actions">
              <Button
                look="danger"
                busy={isBusy && asked === one.claimId}
                disabled={!own || (isBusy && asked !== one.claimId)}
                onClick={() => revoke(one)}
              >
                {text.revoke}
              </Button>
            </td>
          </tr>
        )}
      </DeskList>
      {items && items.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <OtherWays description={text.revocations} read={readNow} />
        </div>
      )}
      {items && items.length > 0 && !own && <p className="text-sm text-soft">{text.connectFirst}</p>}
      <SendingNote sending={sending} chain={chain} done={text.revoked} />
    </DeskSection>
  )
}
