import type { Account } from '../records/account.ts'
import type { SecondFactor } from '../records/second-factor.store.ts'
import type { TokenParts } from '../tokens/verify-id-token.ts'
import { signState } from './signed-state.ts'

export class PendingSignIn {
  readonly account: Account
  readonly factor: SecondFactor
  readonly pendingCredential: string

  constructor(account: Account, factor: SecondFactor, pendingCredential: string) {
    this.account = account
    this.factor = factor
    this.pendingCredential = pendingCredential
  }
}

/** In seconds: time to find the phone. */
const pendingLife = 10 * 60

/** `at` is when the first factor was right, in ms. */
export async function awaitSecondFactor(
  identity: TokenParts,
  account: Account,
  factor: SecondFactor,
  { provider, at }: { readonly provider: string; readonly at: number },
): Promise<PendingSignIn> {
  const state = { sub: account.uid, provider, at }
  return new PendingSignIn(account, factor, await signState(identity, 'sign_in', state, pendingLife))
}
