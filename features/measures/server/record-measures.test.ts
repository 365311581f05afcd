import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import type { Measured } from '#features/measures/contract.ts'
import { day, minute } from '#platform/server/clock/clock.ts'
import { createCallLimit } from '#platform/server/limits/request-limits.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'
import { createFieldCounts, fieldCountsOf } from './field-counts.ts'
import { addToFieldSums, deleteFieldSums } from './field-sums.store.ts'
import { readFieldMeasures } from './measures.facade.ts'
import { measuresLimit, recordMeasures } from './record-measures.ts'

async function prepare() {
  const { db, clock } = await createTestDeps()
  const counts = createFieldCounts(clock)
  const admitCall = createCallLimit({ db, clock }, measuresLimit)
  const record = (sent: Measured, address = '192.0.2.1', isOn = true) =>
    recordMeasures({ counts, meter: undefined, isOn, admitCall }, address, sent)
  const today = Math.floor(clock() / day) * day
  const readToday = (fewest = 1) => readFieldMeasures(db, { from: today, until: today + day }, fewest)
  return { db, clock, counts, record, readToday, today }
}

it('what devices tell is added to the sums of the day, by kind of connection (SX.57)', async () => {
  const { db, counts, record, readToday } = await prepare()
  for (const lcp of [900, 900, 900, 4500]) await record({ connection: '3g', lcp, inp: 120, failed: 1 })
  await counts.write(db)
  await record({ connection: '4g', lcp: 400 })
  await counts.write(db)

  expect(await readToday()).toEqual({
    lcp: [
      { connection: '4g', loads: 1, p75: 375 },
      { connection: '3g', loads: 4, p75: 1000 },
      { connection: '2g', loads: null, p75: null },
      { connection: 'unknown', loads: null, p75: null },
    ],
    inp: expect.arrayContaining([{ connection: '3g', loads: 4, p75: 138 }]),
    answers: 0,
    lateAnswers: 0,
    loads: 5,
    failedLoads: 4,
  })
})

it('of a kind of connection with few loads no time is told', async () => {
  const { db, counts, record, readToday } = await prepare()
  for (let load = 0; load < 19; load++) await record({ connection: '3g', lcp: 900 })
  await counts.write(db)

  expect((await readToday(20))?.lcp[1]).toEqual({ connection: '3g', loads: null, p75: null })
  await record({ connection: '3g', lcp: 900 })
  await counts.write(db)
  expect((await readToday(20))?.lcp[1]).toMatchObject({ loads: 20 })
})

it('a time beyond a minute counts as a minute, and a load has twenty failures at most', async () => {
  const { db, counts, record, readToday } = await prepare()
  await record({ connection: '2g', lcp: 9_000_000_000, failed: 1_000_000 })
  await counts.write(db)

  const found = await readToday()
  expect([found?.failedLoads, found?.lcp[2]?.p75]).toEqual([20, 52_500])
})

it('a site that does not measure keeps nothing, and says so', async () => {
  const { db, counts, record, readToday } = await prepare()
  expect(await record({ connection: '4g' }, '192.0.2.1', false)).toMatchObject({ code: 'not-measured' })
  expect(await counts.write(db)).toBe(0)
  expect(await readToday()).toBeNull()
})

it('one address sends 300 in ten minutes, others go on', async () => {
  const { clock, record } = await prepare()
  for (let load = 0; load < 300; load++) expect(await record({ connection: '4g' })).toEqual({})
  // The limit is counted three at a time.
  for (let load = 0; load < 3; load++) await record({ connection: '4g' })
  expect(await record({ connection: '4g' })).toMatchObject({ code: 'too-many-requests' })
  expect(await record({ connection: '4g' }, '198.51.100.7')).toEqual({})
  clock.advance(10 * minute)
  expect(await record({ connection: '4g' })).toEqual({})
})

it('two processes add to the same sums', async () => {
  const { db, clock, counts, record, readToday } = await prepare()
  const other = createFieldCounts(clock)
  await record({ connection: '4g', lcp: 800 })
  other.note('load', '4g', 0)
  other.note('lcp', '4g', 1000)
  await Promise.all([counts.write(db), other.write(db)])

  expect(await readToday()).toMatchObject({ loads: 2 })
})

it('what could not be written is written the next time', async () => {
  const { db, counts, record, readToday } = await prepare()
  await record({ connection: '4g', lcp: 800 })
  await expect(counts.write(db.withPlugin(failing))).rejects.toThrow('away')
  await counts.write(db)

  expect(await readToday()).toMatchObject({ loads: 1 })
})

const failing: KyselyPlugin = {
  transformQuery() {
    throw new Error('away')
  },
  transformResult: async ({ result }) => result,
}

it('sums of long ago are removed, a part at a time', async () => {
  const { db, today } = await prepare()
  const row = { kind: 'load', connection: '4g', bucket: 0, count: 1 } as const
  await addToFieldSums(
    db,
    [1, 2, 3].map((days) => ({ ...row, day: today - days * day })),
  )

  expect(await deleteFieldSums(db, today - day, 1)).toBe(1)
  expect(await deleteFieldSums(db, today - day, 5)).toBe(1)
  expect((await everyRow(db)).field_sums).toHaveLength(1)
})

it('anyone may send, nothing but what is declared, and it names nobody (SX.57)', async () => {
  const app = await createTestApp({ MEASURE: 'on' })
  const send = (body: object) => app.anonymous.call('POST', '/api/measures', body)

  expect((await send({ connection: '3g', lcp: 1200 })).status).toBe(200)
  for (const body of [
    { connection: '3g', url: '/account' },
    { connection: 'wifi' },
    { connection: '3g', lcp: -1 },
    { connection: '3g', lcp: 1.5 },
    {},
  ])
    expect((await send(body)).status).toBe(400)
  expect((await send({ connection: '3g', lcp: 1, pad: 'x'.repeat(1100) })).status).toBe(413)
  const { anonymous } = await createTestApp()
  expect((await anonymous.call('POST', '/api/measures', { connection: '4g' })).status).toBe(404)
})

it('answers to quizzes count as sent at once or late, where the site measures (SX.57)', async () => {
  const app = await createTestApp({ MEASURE: 'on' })
  const learner = await app.signUp()
  const { attempt } = (await learner.call('POST', '/api/modules/1/attempts', {})).body
  const [first, second] = app.bank.get(1) ?? []
  const path = `/api/attempts/${attempt.id}/answers`
  await learner.call('POST', path, { position: 1, option: first?.answer })
  await learner.call('POST', path, { position: 2, option: second?.answer, isLate: true })
  await fieldCountsOf(app).write(app.db)

  const today = Math.floor(app.clock() / day) * day
  expect(await readFieldMeasures(app.db, { from: today, until: today + day }, 1)).toMatchObject({
    answers: 2,
    lateAnswers: 1,
  })
})
