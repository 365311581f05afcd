import type { Output } from '#contract/endpoint.ts'
import type { getSecondFactor as contract } from '#contract/identity.ts'
import type { Learner } from '#server/access/callers.ts'
import { isOperator } from '#server/features/operators/operator.ts'
import type { Identity } from '../identity.ts'
import { findAccount } from '../records/account.store.ts'
import { countRecoveryCodes, findSecondFactor } from '../records/second-factor.store.ts'
import { isSecondFactorNeeded } from '../second-factor/second-factor-rule.ts'

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
