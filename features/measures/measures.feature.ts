import { day, minute } from '#platform/server/clock/clock.ts'
import type { Feature } from '#platform/server/feature.ts'
import { createCallLimit } from '#platform/server/limits/request-limits.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import * as contract from './contract.ts'
import { fieldCountsOf } from './server/field-counts.ts'
import { measureField } from './server/field-meter.ts'
import { deleteFieldSums } from './server/field-sums.store.ts'
import { measuresSettings } from './server/measures.config.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { measuresLimit, recordMeasures } from './server/record-measures.ts'

/** 13 months: a season can be compared with the same one a year before. */
const keptDays = 396

/** What pages take on the devices of visitors, as sums of days without any person (decision 95). */
export const measures: Feature = {
  name: 'measures',
  settings: { measures: measuresSettings },
  // The app fetches what measures only then (app/web/main.tsx).
  pageMarks: ({ measures }) => (measures.isOn ? { measured: '' } : {}),
  provides: ({ db, clock, config }) =>
    config.measures?.isOn
      ? {
          countAnswer: (isLate: boolean) =>
            fieldCountsOf({ db, clock }).note('answer', 'unknown', isLate ? 1 : 0),
        }
      : {},
  routes({ app, serve }, { db, clock, config, metrics }) {
    const { isOn } = config.measures
    const counts = fieldCountsOf({ db, clock })
    const own = {
      counts,
      meter: isOn && metrics ? measureField(metrics.registry) : undefined,
      isOn,
      admitCall: createCallLimit({ db, clock }, measuresLimit),
    }
    serve(contract.recordMeasures, ({ address, body }) => recordMeasures(own, address, body))
    app.addHook('preClose', async () => {
      await counts.write(db)
    })
  },
  tasks: ({ db, clock }) => [
    {
      name: 'field-measures',
      what: 'adds what pages took on devices since the last minute to the sums of the day, where MEASURE is on',
      setting: 'MEASURE',
      every: minute,
      run: () => fieldCountsOf({ db, clock }).write(db),
    },
    {
      name: 'old-field-measures',
      what: 'removes sums of what pages took that are older than 13 months',
      every: day,
      run: inBatches(db, (tx, most) => deleteFieldSums(tx, clock() - keptDays * day, most)),
    },
  ],
  privacyNotices,
}
