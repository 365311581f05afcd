import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dateTimeOf, dayOf } from '#features/desk/web/ui/formats.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { OtherWays } from './other-ways.tsx'
import { SendingNote } from './sending-note.tsx'
import * as text from './token.en.ts'
import { type SignedClaimsPage, useSignedClaims } from './token-queries.ts'
import { type SendingProps, StaleError, useSending } from './use-sending.ts'

const claimColumns = [text.learner, text.signedAt, text.until]

/** What goes in one transaction for many, and what goes alone. */
function splitClaims(pages: readonly SignedClaimsPage[]) {
  const batches = pages.flatMap(({ batch }) => batch ?? [])
  const batched = new Set(batches.flatMap(({ accountIds }) => accountIds))
  return {
    inBatches: batches.map(({ transaction, accountIds }) => ({ ...transaction, claims: accountIds.length })),
    alone: pages.flatMap(({ claims }) => claims.filter(({ accountId }) => !batched.has(accountId))),
  }
}

/** Any wallet may send them: the tokens go to those who signed. */
export function ClaimsSection({ chain, own }: SendingProps) {
  const { sending, send } = useSending({ chain, own })
  const query = useSignedClaims()
  const items = query.data?.pages.flatMap(({ claims }) => claims)
  const { inBatches, alone } = splitClaims(query.data?.pages ?? [])
  /** Anew: a certificate may have been revoked since, or a signature taken back. */
  async function readNow() {
    const { data } = await query.refetch({ throwOnError: true })
    const split = splitClaims(data?.pages ?? [])
    if (split.inBatches.length + split.alone.length === 0) throw new StaleError()
    return split
  }
  async function read() {
    const now = await readNow()
    return [
      ...now.inBatches,
      ...now.alone.map(({ transaction, address }) => ({ ...transaction, nameIfRefused: address })),
    ]
  }
  // A Safe's file is all or nothing: what one claim could spoil goes into a file of its own.
  async function readForSafe() {
    const now = await readNow()
    return now.inBatches.length > 0 ? now.inBatches : now.alone.map(({ transaction }) => transaction)
  }
  return (
    <DeskSection title={text.claims} note={text.claimsNote}>
      <DeskList
        label={text.claims}
        columns={claimColumns}
        query={query}
        items={items}
        none={text.noClaims}
        failed={text.claimsFailed}
      >
        {({ accountId, address, signedAt, deadline }) => (
          <tr key={accountId}>
            <td className="row:min-w-36">
              <Link
                to={deskPaths.learner(accountId)}
                className="font-mono underline underline-offset-4 wrap-anywhere"
              >
                {address}
              </Link>
            </td>
            <td data-label={text.signedAt}>{dateTimeOf(signedAt)}</td>
            <td data-label={text.until}>{dayOf(deadline * 1000)}</td>
          </tr>
        )}
      </DeskList>
      {items && items.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button busy={sending.step === 'under-way'} disabled={!own} onClick={() => send(read)}>
            {text.sendClaims(items.length)}
          </Button>
          <OtherWays description={text.claims} read={readForSafe} />
        </div>
      )}
      {items && items.length > 0 && !own && <p className="text-sm text-soft">{text.connectFirst}</p>}
      {items && inBatches.length > 0 && (
        <p className="text-sm text-soft">{text.inBatch(items.length - alone.length, alone.length)}</p>
      )}
      <SendingNote
        sending={sending}
        chain={chain}
        done={items && items.length > 0 ? text.claimsLeft : text.claimsSent}
      />
    </DeskSection>
  )
}
