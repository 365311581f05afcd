import { Button } from '#platform/web/ui/button.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { type SentClaim, sentKey, writeSent } from '../sending/sent-claims.ts'
import { type SentState, useSentState } from '../sending/sent-state.ts'
import { faults } from '../sending/wallet-dialog.en.ts'
import * as text from './claim.en.ts'

interface SentProgressProps {
  readonly chain: TokenChain
  readonly claimId: string
  /** With a hash. */
  readonly sent: SentClaim
  /** Else it is the claim. */
  readonly isBurning?: boolean
}

/** Where a transaction is, and what can be done when it does not get on. */
export function SentProgress({ chain, claimId, sent, isBurning = false }: SentProgressProps) {
  const noteKey = sentKey(chain, claimId, isBurning ? 'burn' : 'claim')
  const { state, isSlow } = useSentState(chain, claimId, noteKey, sent, isBurning ? 'burned' : 'held')
  const isOver = state?.status === 'reverted' || state?.status === 'replaced'
  const mayRestart = isOver || state?.status === 'missing' || isSlow
  return (
    <div className="grid justify-items-start gap-3">
      <div role={isOver ? 'alert' : 'status'} className="grid gap-2">
        <p>{wordsOf(state, isBurning)}</p>
        {isSlow && !isOver && <p>{text.slow}</p>}
        {state?.status === 'unseen' && <p className="text-sm text-soft">{text.unseen}</p>}
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
          <Button look="outline" onClick={() => writeSent(noteKey, null)}>
            {text.startAgain}
          </Button>
        </>
      )}
    </div>
  )
}

function wordsOf(state: SentState | null, isBurning: boolean): string {
  if (state?.status === 'reverted')
    return state.refusal ? `${text.revertedTitle} ${faults[state.refusal]}` : text.revertedTitle
  if (state?.status === 'replaced') return text.replaced
  if (state?.status === 'missing') return text.gone
  return isBurning ? text.burning : text.sent
}
