import type { Output } from '#contract/endpoint.ts'
import type { getSecondFactor as contract } from '#contract/identity.ts'
import { findAccount } from '../accounts/account.store.ts'
import type { Identity } from '../identity.ts'
import type { Learner } from '../learner.ts'
import { isOperator } from '../operators/operator.ts'
import { countRecoveryCodes, findSecondFactor } from './second-factor.store.ts'
import { isSecondFactorNeeded } from './second-factor-rule.ts'

/** What an account is told of its own second factor: only an operator is offered one. */
export async function getSecondFactor(
  identity: Pick<Identity, 'db' | 'settings'>,
  { id }: Learner,
): Promise<Output<typeof contract>> {
  const { db, settings } = identity
  const [account, factor] = [await findAccount(db, id), await findSecondFactor(db, id)]
  const isOffered = account !== undefined && (await isOperator(identity, account))
  return {
    isOffered: isOffered && settings.mode === 'built-in',
    isNeeded: isOffered && (await isSecondFactorNeeded(identity, id)),
    enrolled: factor
      ? { id: factor.id, since: factor.enrolledAt, recoveryCodes: await countRecoveryCodes(db, id) }
      : null,
  }
}
