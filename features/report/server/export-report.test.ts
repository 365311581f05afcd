import { expect, it } from 'vitest'
import type { Report } from '#features/report/contract.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { rowsOf } from './export-report.ts'

const none = { all: null, languages: [{ language: 'en', gain: null }] }

const report: Report = {
  from: '2026-01-01',
  until: '2026-03-31',
  computedAt: 0,
  fewest: 20,
  registered: 40,
  active: 31,
  certificates: 6,
  modules: [{ moduleNumber: 1, completed: 25, ...none }],
  gain: {
    all: { learners: 25, before: 0.4, after: 0.7, gain: { share: 0.5, low: 0.412_345, high: 0.587_655 } },
    languages: [],
  },
  signing: none,
  known: [{ days: 7, answers: 30, share: 0.8 }],
  certificateHours: { waits: 6, median: 24, ninetieth: 70 },
  replyHours: null,
  clickedThrough: { questions: 250, share: 1 / 3 },
  field: null,
}

it('the file has a row for each figure, and those that are hidden have no value', () => {
  const rows = rowsOf(report).map(({ figure, module, of, n, value, low, high }) =>
    [figure, module, of, n, value, low, high].map((one) => one ?? '').join(','),
  )

  expect(rows).toEqual([
    'registered,,all,,40,,',
    'active,,all,,31,,',
    'completed,1,all,,25,,',
    'certificates,,all,,6,,',
    'check_before,,all,25,0.4,,',
    'check_after,,all,25,0.7,,',
    'check_gain,,all,25,0.5,0.4123,0.5877',
    ...['all', 'en'].flatMap((of) => ['before', 'after', 'gain'].map((one) => `check_${one},1,${of},,,,`)),
    ...['all', 'en'].flatMap((of) => ['before', 'after', 'gain'].map((one) => `signing_${one},,${of},,,,`)),
    'still_known,,7 days,30,0.8,,',
    'certificate_hours_median,,all,6,24,,',
    'certificate_hours_ninetieth,,all,6,70,,',
    'reply_hours_median,,all,,,,',
    'reply_hours_ninetieth,,all,,,,',
    'clicked_through,,all,250,0.3333,,',
  ])
})

async function prepare() {
  const app = await createTestApp()
  const [operator, learner] = [await app.signUp('boss@example.org'), await app.signUp('ada@example.org')]
  await makeOperator(app, operator)
  return { operator, learner }
}

const period = '?from=2026-05-01&until=2026-05-31'

it('an operator saves it as CSV, which the audit log records; a learner gets neither (SX.56)', async () => {
  const { operator, learner } = await prepare()

  const { status, text } = await operator.call('POST', `/api/operator/report.csv${period}`)

  expect(status).toBe(200)
  expect(text).toContain('\ufefffigure,module,of,n,value,low,high\r\nregistered,,all,,2,,\r\n')
  expect(text).not.toMatch(/ada|boss/)
  const { events } = (await operator.call('GET', '/api/operator/audit-events')).body
  expect(events).toContainEqual(expect.objectContaining({ type: 'list-exported', detail: 'report' }))
  for (const [method, path] of [
    ['GET', '/api/operator/report'],
    ['POST', '/api/operator/report.csv'],
  ] as const)
    expect((await learner.call(method, path + period)).status).toBe(403)
})

it.each([
  ['?from=2026-05-31&until=2026-05-01', 'until'],
  ['?from=2020-01-01&until=2026-05-01', 'from'],
  ['?from=2026-02-30&until=2026-05-01', 'from'],
  ['?from=2026-05-01', 'until'],
  [`${period}&name=ada`, 'name'],
])('a period that says %s is refused by the name of %s', async (query, field) => {
  const { operator } = await prepare()
  const { status, body } = await operator.call('GET', `/api/operator/report${query}`)
  expect([status, body.error.field]).toEqual([400, field])
})
