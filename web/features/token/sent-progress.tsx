import type { TokenChain } from '#contract/token.ts'
import { Button } from '#web/ui/button.tsx'
import * as text from './claim.en.ts'
import { type SentClaim, writeSent } from './sent-claims.ts'
import { useFate } from './use-fate.ts'
import { faults } from './wallet-dialog.en.ts'

interface SentProgressProps {
  readonly chain: TokenChain
  readonly claimId: string
  /** What it is kept as on the device. */
  readonly name: string
  readonly sent: SentClaim & { readonly hash: string }
  /** Else it is the claim. */
  readonly isBurning?: boolean
}

/** Where a transaction is, and what can be done when it does not get on. */
export function SentProgress({ chain, claimId, name, sent, isBurning = false }: SentProgressProps) {
  const { fate, isSlow } = useFate(chain, claimId, name, sent, isBurning ? 'burned' : 'held')
  const isOver = fate?.kind === 'reverted' || fate?.kind === 'replaced'
  const mayRestart = isOver || fate?.kind === 'gone' || isSlow
  return (
    <div className="claim-progress">
      <div role={isOver ? 'alert' : 'status'} className="grid gap-2">
        <p>{wordsOf(fate, isBurning)}</p>
        {isSlow && !isOver && <p>{text.slow}</p>}
        {fate?.kind === 'unseen' && <p className="text-sm text-soft">{text.unseen}</p>}
      </div>
      {chain.explorerUrl && (
        <a
          href={`${chain.explorerUrl}/tx/${sent.hash}`}
          target="_blank"
          rel="noreferrer"
          className="text-link"
        >
          {text.transaction}
        </a>
      )}
      {mayRestart && (
        <>
          {!isOver && <p className="text-sm text-soft">{text.startAgainNote}</p>}
          <Button look="outline" onClick={() => writeSent(name, null)}>
            {text.startAgain}
          </Button>
        </>
      )}
    </div>
  )
}

function wordsOf(fate: ReturnType<typeof useFate>['fate'], isBurning: boolean): string {
  if (fate?.kind === 'reverted')
    return fate.refusal ? `${text.revertedTitle} ${faults[fate.refusal]}` : text.revertedTitle
  if (fate?.kind === 'replaced') return text.replaced
  if (fate?.kind === 'gone') return text.gone
  return isBurning ? text.burning : text.sent
}
