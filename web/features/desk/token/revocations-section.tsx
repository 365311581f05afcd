import { useState } from 'react'
import type { WalletChain } from '#web/features/wallets/wallet-chain.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { DeskList } from '../ui/desk-list.tsx'
import { deskPaths } from '../ui/desk-paths.ts'
import { DeskSection } from '../ui/desk-section.tsx'
import { dayOf } from '../ui/formats.tsx'
import { OtherWays } from './other-ways.tsx'
import { SendingNote } from './sending-note.tsx'
import * as text from './token.en.ts'
import { type TokenRevocation, useRevocations } from './token-queries.ts'
import type { OwnWallet } from './use-own-wallet.ts'
import { useSending } from './use-sending.ts'

interface RevocationsSectionProps {
  readonly chain: WalletChain
  readonly own: OwnWallet | undefined
}

const columns = [text.certificate, text.revokedAt, text.tokenState, text.actions]

export function RevocationsSection({ chain, own }: RevocationsSectionProps) {
  const { sending, send } = useSending(chain, own)
  const [asked, setAsked] = useState('')
  const query = useRevocations()
  const items = query.data?.pages.flatMap(({ revocations }) => revocations)
  const isBusy = sending.step === 'under-way'
  function revoke({ certificateId, transaction }: TokenRevocation) {
    setAsked(certificateId)
    send(async () => [transaction])
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
          <tr key={one.certificateId}>
            <td className="learner-cell">
              <Link to={deskPaths.learner(one.accountId)} className="underline underline-offset-4">
                <bdi>{one.name}</bdi>
              </Link>
              <span className="block font-mono text-sm wrap-anywhere">{one.certificateId}</span>
            </td>
            <td data-label={text.revokedAt}>{dayOf(one.revokedAt)}</td>
            <td data-label={text.tokenState}>{text.statuses[one.status]}</td>
            <td className="desk-actions">
              <Button
                look="danger"
                busy={isBusy && asked === one.certificateId}
                disabled={!own || (isBusy && asked !== one.certificateId)}
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
          <OtherWays
            description={text.revocations}
            read={async () => items.map(({ transaction }) => transaction)}
          />
        </div>
      )}
      {items && items.length > 0 && !own && <p className="text-sm text-soft">{text.connectFirst}</p>}
      <SendingNote
        sending={sending}
        chainName={chain.name}
        explorerUrl={chain.explorerUrl}
        done={text.revoked}
      />
    </DeskSection>
  )
}
