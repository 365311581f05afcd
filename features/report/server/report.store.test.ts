import { expect, it } from 'vitest'
import type { Db } from '#platform/server/db/database.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import {
  countCompleted,
  countNewlyActive,
  countRegistered,
  type Stretch,
  selectFirstCertificates,
  selectReplyWaits,
  selectTried,
} from './report.store.ts'

const active = (db: Db, stretch: Stretch) => countNewlyActive(db, stretch, { since: 0, moduleCount: 9 })
const tried = (db: Db, stretch: Stretch) => selectTried(db, stretch, 250, 0)

it.each<[what: string, read: (db: Db, stretch: Stretch) => Promise<unknown>, indexes: readonly string[]]>([
  ['who registered', countRegistered, ['accounts_by_creation']],
  ['what was completed', countCompleted, ['completions_by_time']],
  [
    'who was active',
    active,
    ['completions_by_time', 'attendances_by_time', 'attempts_begun', 'reviews_by_time'],
  ],
  ['certificates', selectFirstCertificates, ['certificates_by_issue', 'former_certificates_by_issue']],
  ['replies', selectReplyWaits, ['question_reports_by_status']],
  ['quizzes', tried, ['attempts_first_passed']],
])('of %s no more than the stretch is read, through an index of times', async (_, read, indexes) => {
  const { db } = await createTestDeps()

  const plan = await planOf(db, (asked) => read(asked, { from: 100, until: 200 }))

  for (const index of indexes) expect(plan).toContain(index)
  expect(plan).not.toMatch(/\bSCAN (?!seen|issued)|Seq Scan/)
})
