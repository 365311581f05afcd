import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import { WalletError } from '#wagons/token/wallets/web/wallet-request.ts'
import * as text from './token.en.ts'
import { type DeskChain, OutcomeError, type Sending, StaleError } from './use-sending.ts'

interface SendingNoteProps {
  readonly sending: Sending
  readonly chain: DeskChain
  readonly done: string
}

/** Both live regions are there before any words, so that they are read out. */
export function SendingNote({ sending, chain: { name: chainName, explorerUrl }, done }: SendingNoteProps) {
  const refused = 'refused' in sending ? sending.refused : []
  return (
    <div>
      <div role="status">
        {sending.step === 'under-way' && (
          <p>
            {sending.of > 1 && `${text.progress(sending.at, sending.of)} `}
            {sending.hash ? text.inFlight : text.inWallet}
            {sending.hash && <HashLink hash={sending.hash} explorerUrl={explorerUrl} />}
          </p>
        )}
        {sending.step === 'done' && sending.of > refused.length && (
          <p>{refused.length > 0 ? text.doneBefore(sending.of - refused.length, sending.of) : done}</p>
        )}
      </div>
      <div role="alert">
        {sending.step === 'failed' && (
          <p className="wallet-fault">
            {sending.done > 0 && `${text.doneBefore(sending.done, sending.of)} `}
            {sayFault(sending.error, chainName)}
          </p>
        )}
        {refused.length > 0 && (
          <div className="wallet-fault">
            <p>{text.refused(refused.length)}</p>
            <ul>
              {refused.map(({ name, error }) => (
                <li key={name}>
                  <span className="font-mono wrap-anywhere">{name}</span> {sayFault(error, chainName)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}

function HashLink({ hash, explorerUrl }: { readonly hash: string; readonly explorerUrl: string | null }) {
  const short = <span className="block font-mono text-sm wrap-anywhere">{hash}</span>
  if (!explorerUrl) return short
  return (
    <a
      href={`${explorerUrl}/tx/${hash}`}
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-4"
    >
      {short}
    </a>
  )
}

export function sayFault(error: unknown, chainName: string): string {
  if (error instanceof WalletError) return text.walletFaults[error.fault]
  if (error instanceof ChainError) return sayChainFault(error, chainName)
  if (error instanceof StaleError) return text.stale
  if (error instanceof OutcomeError) return text.outcomes[error.status]
  return text.serverFaults[failureCode(error)] ?? text.otherFault
}

function sayChainFault({ fault, reason }: ChainError, chainName: string): string {
  if (fault === 'reverted') return text.reverts[reason] ?? text.otherRevert
  if (fault === 'node') return text.walletFaults.failed
  return text.chainFaults[fault](chainName)
}
