import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { readConfig } from './config/config.ts'
import { features } from './features.ts'

/** Tables with nothing about a person in them, or with codes that lead to nobody. */
const ofNobody = [
  'certificate_issuers',
  'class_announcements',
  'class_leases',
  'credential_keys',
  'credential_statuses',
  'question_statistics',
  'question_statistics_cursor',
  'questions',
  'review_sums',
  'reward_list_nodes',
  'signing_keys',
  'site_settings',
  'throttles',
]

it('each table that could lead to a person is in the notice of one feature, so that the page about privacy misses none', async () => {
  const { db } = await createTestApp()
  const tables = (await db.introspection.getTables()).map(({ name }) => name)

  const noticed = features
    .flatMap((feature) => feature.privacyNotices ?? [])
    .flatMap((notice) => notice.tables)

  expect([...noticed, ...ofNobody].toSorted()).toEqual(tables.toSorted())
})

it('the page about privacy says after how long an account that is not used is removed, where any is', () => {
  const account = features.find(({ name }) => name === 'identity')?.privacyNotices?.[0]
  const until = (env: NodeJS.ProcessEnv) =>
    Object.values(account?.words(readConfig(env)) ?? {}).map((words) => words.until)
  const mail = { SMTP_URL: 'smtps://mail.example' }

  expect(until({ ...mail, IDLE_ACCOUNT_MONTHS: '24' })).toEqual([
    expect.stringContaining('not used for 24 months is removed'),
    expect.stringContaining('pendant 24 mois est supprimé'),
  ])
  for (const env of [mail, { IDLE_ACCOUNT_MONTHS: '24' }])
    expect(until(env).join()).not.toMatch(/months|mois/)
})
