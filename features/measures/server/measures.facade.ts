import { type Connection, connections } from '#features/measures/contract.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type FieldKind, selectFieldSums } from './field-sums.store.ts'
import { percentileOf, sumOf, type TimeKind } from './field-times.ts'

/** Of a kind of connection: how many `loads` said so, and the time (ms) that three of four did not exceed. */
export interface FieldTime {
  readonly connection: Connection
  readonly loads: number | null
  readonly p75: number | null
}

export interface FieldMeasures {
  readonly lcp: FieldTime[]
  readonly inp: FieldTime[]
  readonly answers: number
  readonly lateAnswers: number
  readonly loads: number
  readonly failedLoads: number
}

/** Of days that begin within the period; null where nothing was measured. Times of fewer than `fewest` loads are null. */
export async function readFieldMeasures(
  db: Db,
  period: { readonly from: number; readonly until: number },
  fewest: number,
): Promise<FieldMeasures | null> {
  const sums = await selectFieldSums(db, period)
  if (sums.length === 0) return null
  const countOf = (kind: FieldKind, isMeant: (bucket: number) => boolean = () => true) =>
    sums
      .filter((sum) => sum.kind === kind && isMeant(sum.bucket))
      .reduce((total, { count }) => total + count, 0)
  const timesOf = (kind: TimeKind) =>
    connections.map((connection): FieldTime => {
      const rows = sums.filter((sum) => sum.kind === kind && sum.connection === connection)
      const buckets = new Map(rows.map(({ bucket, count }) => [bucket, count]))
      const loads = sumOf(buckets)
      return loads < fewest
        ? { connection, loads: null, p75: null }
        : { connection, loads, p75: percentileOf(kind, buckets, 0.75) }
    })
  return {
    lcp: timesOf('lcp'),
    inp: timesOf('inp'),
    answers: countOf('answer'),
    lateAnswers: countOf('answer', (bucket) => bucket === 1),
    loads: countOf('load'),
    failedLoads: countOf('failed-load'),
  }
}
