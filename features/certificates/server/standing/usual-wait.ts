import { type Clock, hour, minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { byTheRule } from '../certificates.config.ts'
import { selectLatestWaits } from '../records/certificate.store.ts'

/** How long those by people took, of whom so many at least and at most are asked. */
const fewest = 5
const most = 50
/** Of all, in which those by people are looked for. */
const sample = 500
/** Beyond so many hours "a few days" says it better. */
const longest = 48
/** In ms. */
const freshness = 10 * minute

/** The hours, rounded up, in which people issued half of the last fifty; undefined while that is not known, or is days. */
export type UsualHours = () => Promise<number | undefined>

export function createUsualHours({ db, clock }: { readonly db: Db; readonly clock: Clock }): UsualHours {
  let latest: Promise<number | undefined> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (!latest || clock() >= readAt + freshness) {
      readAt = clock()
      latest = readUsualHours(db)
      latest.catch(() => {
        latest = undefined
      })
    }
    return latest
  }
}

async function readUsualHours(db: Db): Promise<number | undefined> {
  const waits = (await selectLatestWaits(db, sample))
    .filter(({ issuedBy }) => issuedBy !== byTheRule)
    .slice(0, most)
    .map(({ requestedAt, issuedAt }) => issuedAt - requestedAt)
    .toSorted((one, other) => one - other)
  const middle = waits[Math.floor((waits.length - 1) / 2)]
  if (waits.length < fewest || middle === undefined) return undefined
  const hours = Math.max(1, Math.ceil(middle / hour))
  return hours > longest ? undefined : hours
}
