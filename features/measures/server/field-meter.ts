import { Counter, Histogram, type Registry } from 'prom-client'
import type { Measured } from '#features/measures/contract.ts'
import { boundsOf, type TimeKind } from './field-times.ts'

export type FieldMeter = ReturnType<typeof measureField>

/** For Prometheus: what came to this process since its start. */
export function measureField(registry: Registry) {
  const registers = [registry]
  const labelNames = ['connection'] as const
  const times = (kind: TimeKind, help: string) =>
    new Histogram({
      name: `field_${kind}_seconds`,
      help,
      labelNames,
      buckets: boundsOf(kind).map((ms) => ms / 1000),
      registers,
    })
  const lcp = times('lcp', 'Largest contentful paint on devices of visitors.')
  const inp = times('inp', 'Slowest interaction on devices of visitors.')
  const loads = new Counter({
    name: 'field_loads_total',
    help: 'Loads of the app that devices of visitors have told of.',
    labelNames,
    registers,
  })
  const failed = new Counter({
    name: 'field_failed_loads_total',
    help: 'Files and calls that did not arrive on devices of visitors.',
    labelNames,
    registers,
  })
  return {
    loaded({ connection, ...measured }: Measured): void {
      loads.inc({ connection })
      if (measured.lcp !== undefined) lcp.observe({ connection }, measured.lcp / 1000)
      if (measured.inp !== undefined) inp.observe({ connection }, measured.inp / 1000)
      if (measured.failed) failed.inc({ connection }, measured.failed)
    },
  }
}
