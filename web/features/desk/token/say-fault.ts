import { failureCode } from '#web/features/identity/failures/describe-failure.tsx'
import { FeeError, GasError, RevertError } from '#web/features/wallets/transactions.ts'
import { ChainError } from '#web/features/wallets/wallet-chain.ts'
import { WalletError } from '#web/features/wallets/wallet-request.ts'
import * as text from './token.en.ts'
import { OutcomeError, StaleError } from './use-sending.ts'

export function sayFault(error: unknown, chainName: string): string {
  if (error instanceof WalletError) return text.walletFaults[error.fault]
  if (error instanceof ChainError) return text.chainFaults[error.fault](chainName)
  if (error instanceof FeeError) return text.noFee(chainName)
  if (error instanceof RevertError) return text.reverts[error.reason] ?? text.otherRevert
  if (error instanceof GasError) return text.tooMuchGas
  if (error instanceof StaleError) return text.stale
  if (error instanceof OutcomeError) return text.outcomes[error.status]
  return text.serverFaults[failureCode(error)] ?? text.otherFault
}
