import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import {
  addAccount,
  clock,
  config,
  listAccountIds,
  prepareDatabase,
  runAll,
} from '#workshop/testing/app/scheduled-tasks.ts'

const long = clock() - 61 * day
const guest = { email: null, created_at: long, last_login_at: long, last_refresh_at: long }

const addAttempt = (db: Awaited<ReturnType<typeof prepareDatabase>>, account_id: string) =>
  db
    .insertInto('attempts')
    .values({
      id: account_id,
      account_id,
      module_number: 1,
      questions: '[]',
      answered: 3,
      question_count: 10,
      started_at: 0,
    })
    .execute()

it('a guest who has not been here for 60 days is removed, with what was answered', async () => {
  const db = await prepareDatabase()
  await addAttempt(db, await addAccount(db, guest))
  const here = await addAccount(db, { ...guest, last_refresh_at: clock() - 59 * day })
  await addAttempt(db, here)

  expect(await runAll(db)).toEqual({ 'idle-guests': 1 })

  expect(await listAccountIds(db)).toEqual([here])
  expect(await db.selectFrom('attempts').select('account_id').execute()).toEqual([{ account_id: here }])
})

it.each([
  ['has an e-mail', { email: 'ada@example.org' }],
  ['was disabled by an operator', { disabled: 1 as const }],
])('one that %s is no idle guest', async (_why, row) => {
  const db = await prepareDatabase()
  const id = await addAccount(db, { ...guest, ...row })
  await addAttempt(db, id)

  await runAll(db)

  expect(await listAccountIds(db)).toEqual([id])
})

it('one that logs in by another provider, and any of a hosted service, is no idle guest', async () => {
  const db = await prepareDatabase()
  const linked = await addAccount(db, guest)
  await db
    .insertInto('linked_identities')
    .values({ account_id: linked, provider_id: 'p', subject: 's', linked_at: 0 })
    .execute()
  await runAll(db)
  const hosted = await addAccount(db, guest)
  await addAttempt(db, hosted)
  await runAll(db, { ...config, identity: { ...config.identity, mode: 'firebase' } })

  expect((await listAccountIds(db)).toSorted()).toEqual([linked, hosted].toSorted())
})
