import type { recordMeasures as contract, Measured } from '#features/measures/contract.ts'
import type { RefusalCode } from '#platform/contract/endpoint.ts'
import { minute } from '#platform/server/clock/clock.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { FieldCounts } from './field-counts.ts'
import type { FieldMeter } from './field-meter.ts'
import { bucketOf } from './field-times.ts'

/** For one address, behind which a class may sit. */
export const measuresLimit = { kind: 'measures', max: 300, window: 10 * minute }

/** In ms, and of one load: beyond it something else was measured. */
const longest = 60_000
const mostFailed = 20

interface RecordParts {
  readonly counts: FieldCounts
  readonly meter: FieldMeter | undefined
  readonly isOn: boolean
  /** Whether an address is within the limit. */
  readonly admitCall: (address: string) => Promise<boolean>
}

/** Nothing of the caller goes further than the limit. */
export async function recordMeasures(
  { counts, meter, isOn, admitCall }: RecordParts,
  address: string,
  sent: Measured,
): Promise<Record<string, never> | Refusal<RefusalCode<typeof contract> | 'too-many-requests'>> {
  if (!isOn) return refuse('not-measured', 'This site does not measure.')
  if (!(await admitCall(address))) return refuse('too-many-requests', 'Too many measures.')
  const measured = clamped(sent)
  const { connection, failed = 0 } = measured
  counts.note('load', connection, 0)
  for (const kind of ['lcp', 'inp'] as const) {
    const ms = measured[kind]
    if (ms !== undefined) counts.note(kind, connection, bucketOf(kind, ms))
  }
  counts.note('failed-load', connection, 0, failed)
  meter?.loaded(measured)
  return {}
}

const clamped = ({ connection, lcp, inp, failed = 0 }: Measured): Measured => ({
  connection,
  ...(lcp !== undefined && { lcp: Math.min(lcp, longest) }),
  ...(inp !== undefined && { inp: Math.min(inp, longest) }),
  failed: Math.min(failed, mostFailed),
})
