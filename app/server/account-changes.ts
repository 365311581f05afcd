import type { EraseTraces, Reclaim } from '#features/identity/server/identity.ts'
import type { Parts } from '#platform/server/feature.ts'
import { features } from './features.ts'

export const reclaimAccount: Reclaim = async (tx, { clock }, accountId) => {
  for (const { reclaim } of features) await reclaim?.(tx, clock(), accountId)
}

export const eraseTraces: EraseTraces = async (tx, account) => {
  for (const { erase } of features) await erase?.(tx, account)
}

export const adopt: Parts['adopt'] = async (tx, guestId, learner) => {
  for (const feature of features) await feature.adopt?.(tx, guestId, learner)
}
