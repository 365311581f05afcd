import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageLanguages } from '#platform/contract/languages.ts'
import { day } from '#platform/server/clock/clock.ts'
import { createTaskRunner, keepRunning } from '#platform/server/scheduler/task-runner.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import {
  addAccount,
  clock,
  config,
  listAccountIds,
  prepareDatabase,
  runAll,
} from '#workshop/testing/app/scheduled-tasks.ts'
import { features } from '../features.ts'
import { wagons } from '../wagon-list.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

it('each task has words for operators, in every language, for when it fails', async () => {
  const tasks = scheduledTasks({ db: await prepareDatabase(), clock, config })
  const folder = join(import.meta.dirname, '../../../features/desk/web/overview')
  for (const language of pageLanguages) {
    const words = readFileSync(join(folder, `failing-tasks.${language}.ts`), 'utf8')
    expect(tasks.filter(({ name }) => !words.includes(`'${name}': `))).toEqual([])
  }
})

it('what identity keeps for a time is removed once it is of no use, and not before', async () => {
  const db = await prepareDatabase()
  const account_id = await addAccount(db, { email_verified: 1 })
  const session = { account_id, sign_in_provider: 'password', authenticated_at: 0, created_at: 0 }
  const code = { request_type: 'EMAIL_SIGNIN', email: 'ada@example.org', created_at: 0 }
  const redirect = { provider_id: 'p', nonce: 'n', code_verifier: 'v', return_to: '/' }
  for (const [name, age] of [['kept', 0] as const, ['old', 1] as const]) {
    const used_at = clock() - 180 * day - age
    await db
      .insertInto('refresh_tokens')
      .values({ token_hash: name, ...session, used_at })
      .execute()
    const expires_at = clock() - 30 * day - age
    await db
      .insertInto('action_codes')
      .values({ code_hash: name, ...code, expires_at })
      .execute()
    const created_at = clock() - day - age
    await db
      .insertInto('provider_redirects')
      .values({ state_hash: name, ...redirect, created_at })
      .execute()
    const end = { expires_at: clock() + 1 - age }
    await db
      .insertInto('throttles')
      .values({ key: name, count: 1, window_started_at: 0, ...end })
      .execute()
  }

  expect(await runAll(db)).toEqual({
    'idle-sessions': 1,
    'action-codes': 1,
    'provider-redirects': 1,
    'limit-counts': 1,
  })

  expect(await db.selectFrom('refresh_tokens').select('token_hash').execute()).toEqual([
    { token_hash: 'kept' },
  ])
  expect(await db.selectFrom('action_codes').select('code_hash').execute()).toEqual([{ code_hash: 'kept' }])
  expect(await db.selectFrom('provider_redirects').select('state_hash').execute()).toEqual([
    { state_hash: 'kept' },
  ])
  expect(await db.selectFrom('throttles').select('key').execute()).toEqual([{ key: 'kept' }])
})

it('a server removes what is kept no longer by itself, from its start on', async () => {
  const db = await prepareDatabase()
  await addAccount(db)
  const { app } = await createTestApp()
  keepRunning(app, createTaskRunner(scheduledTasks({ db, clock, config }), { clock }))
  await app.ready()

  await expect.poll(() => listAccountIds(db)).toEqual([])
})

it('of a quiz that was taken very often only what tells something is kept', async () => {
  const db = await prepareDatabase()
  const account_id = await addAccount(db, { email_verified: 1 })
  const questions = JSON.stringify([{ id: 'q', version: '1', order: [0, 1, 2], tried: [] }])
  for (let number = 0; number < 250; number++) {
    const at = clock() - (250 - number) * 60_000
    await db
      .insertInto('attempts')
      .values({
        id: `a${number}`,
        account_id,
        module_number: 1,
        questions,
        answered: 1,
        question_count: 1,
        started_at: at,
        passed_at: at,
        begun_at: number === 0 ? at : null,
      })
      .execute()
  }

  expect(await runAll(db)).toEqual({ 'spent-attempts': 246 })

  const left = await db.selectFrom('attempts').select('id').orderBy('started_at').execute()
  expect(left.map(({ id }) => id)).toEqual(['a0', 'a247', 'a248', 'a249'])
})

it('docs/operations.md lists all that the server does by itself, how often and by which setting', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const table = /\| task \|[\s\S]*?\n\n/.exec(page)?.[0] ?? ''
  const parts = { db: await prepareDatabase(), clock, config }
  const names = wagons.map(({ name }) => name)
  const wagonOf = new Map(
    features
      .filter(({ name }) => names.includes(name))
      .flatMap((wagon) => (wagon.tasks?.(parts) ?? []).map((task) => [task.name, wagon.name] as const)),
  )
  const rows = scheduledTasks(parts).map(
    ({ name, what, every, setting }) =>
      `| \`${name}\` | ${what} | ${every / 60_000} min | ${setting === undefined ? '' : `\`${setting}\``} | ${wagonOf.get(name) ?? ''} |`,
  )
  // The page has also those of wagons that are not there.
  const isHere = (row: string) => ['', ...names].includes(row.split('|').at(-2)?.trim() ?? 'no column')

  expect(table.trim().split('\n').slice(2).filter(isHere)).toEqual(rows)
})
