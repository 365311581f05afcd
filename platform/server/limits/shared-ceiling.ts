import { widerNetworksOf } from '#platform/server/connections/network.ts'
import { type Counting, secondsUntilEnd, throttleKey, unlimited } from './request-limits.ts'
import { countInWindow, readCounts, type Window } from './throttle.store.ts'

/** For all addresses together. */
type Ceiling = Window & { readonly kind: string }

/** Of what is left of a ceiling, once half of it is used, one network may have so much: a tenth. */
const shareOfRest = 0.1

/** An IPv6 provider has many sites. */
const sharesPerProvider = 4

/**
 * Undefined below the ceiling, else the seconds until the next one may be. From half of it on a network is refused that has had more than
 * its share of the rest, which grows smaller: so those who use a ceiling up are refused first, and newcomers last
 * (decision 72).
 */
export async function admitBelowCeiling(counting: Counting, { kind, ...ceiling }: Ceiling, address: string) {
  const { db, clock } = counting
  const now = clock()
  const total = throttleKey(kind)
  const used = (await readCounts(db, [total], now))(total)
  const share = used * 2 < ceiling.max ? unlimited : Math.ceil((ceiling.max - used) * shareOfRest)
  const networks = widerNetworksOf(address).map((network, index) => ({
    key: throttleKey(kind, network),
    max: Math.min(unlimited, index === 0 ? share : share * sharesPerProvider),
  }))
  for (const { key, max } of [...networks, { key: total, max: ceiling.max }])
    if (!(await countInWindow(db, key, { ...ceiling, max }, now))) return secondsUntilEnd(counting, key)
  return undefined
}
