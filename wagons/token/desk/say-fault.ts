import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import { WalletError } from '#wagons/token/wallets/web/wallet-request.ts'
import * as text from './token.en.ts'
import { OutcomeError, StaleError } from './use-sending.ts'

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
