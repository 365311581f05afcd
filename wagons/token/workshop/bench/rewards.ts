// How the operators' page on rewards and the making of a reward list grow: `node workshop/bench/server/rewards.ts` (minutes).
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LearnerId, OperatorId } from '#platform/server/access/callers.ts'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openSqlite } from '#platform/server/db/sqlite.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { createRewardList } from '#wagons/token/rewards/server/list/create-reward-list.ts'
import { getRewardProof } from '#wagons/token/rewards/server/list/get-reward-proof.ts'
import { listSubmissions } from '#wagons/token/rewards/server/submissions/list-submissions.ts'
import { openAddressJudge } from '#wagons/token/wallets/server/address-state.ts'

const chunk = 500
const clock = () => Date.now()

for (const count of [1_000, 100_000]) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-rewards-'))
  const db = openSqlite<Tables>(join(dir, 'edutrain.sqlite'))
  try {
    await migrate(db)
    await populate(db, count)
    await measure(db, count)
  } finally {
    await db.destroy()
    rmSync(dir, { recursive: true })
  }
}

async function populate(db: Db, count: number): Promise<void> {
  const { checksum } = await openAddressJudge()
  for (let at = 0; at < count; at += chunk) {
    const people = Array.from({ length: Math.min(chunk, count - at) }, (_, index) => ({
      id: `u${at + index}`,
      email: `person${at + index}@example.org`,
      address: checksum(`0x${randomBytes(20).toString('hex')}`),
    }))
    await db
      .insertInto('accounts')
      .values(
        people.map(({ id, email }) => ({
          id,
          email,
          email_verified: 1 as const,
          disabled: 0 as const,
          valid_since: 0,
          created_at: 0,
        })),
      )
      .execute()
    await db
      .insertInto('certificates')
      .values(
        people.map(({ id }, index) => ({
          ...{
            id: randomBytes(16).toString('base64url'),
            account_id: id,
            name: 'Name',
            issued_at: at + index,
            module_count: 9,
          },
          issued_by: 'x',
          revoked_at: null,
          revoke_reason: null,
          status_index: at + index,
          shows_name: 0 as const,
        })),
      )
      .execute()
    await db
      .insertInto('wallets')
      .values(people.map(({ id, address }) => ({ account_id: id, address, proven_at: 0 })))
      .execute()
    await db
      .insertInto('rewards')
      .values(
        people.map(({ id, email, address }, index) => ({
          id: `r${id}`,
          email,
          evm_address: address,
          submitted_at: at + index,
          code_hash: null,
          code_expires_at: null,
          confirmed_at: null,
        })),
      )
      .execute()
  }
}

async function measure(db: Db, count: number): Promise<void> {
  const say = (what: string, ms: number, more = '') =>
    console.log(`${count.toLocaleString('en')}: ${what} ${ms.toPrecision(3)} ms${more}`)
  const perCall = async (what: string, work: (index: number) => Promise<unknown>, calls = 200) => {
    for (let index = 0; index < 20; index++) await work(index)
    const startedAt = performance.now()
    for (let index = 0; index < calls; index++) await work(index)
    say(what, (performance.now() - startedAt) / calls)
  }
  const textOf = (cursor: object) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
  const spread = (index: number) => Math.floor((index * count) / 200)
  await perCall('a page of submissions', (index) =>
    listSubmissions(db, {
      cursor: textOf({ submittedAt: spread(index) + 1, id: `ru${spread(index)}` }),
    }),
  )
  await perCall('a search by whole e-mail', (index) =>
    listSubmissions(db, { search: `person${spread(index)}@example.org` }),
  )
  await perCall(
    'a search by a beginning that nothing has',
    () => listSubmissions(db, { search: 'unknown' }),
    5,
  )

  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const startedAt = performance.now()
  const made = await createRewardList(
    { db, clock },
    { id: 'bench' as OperatorId, email: 'bench@example.org', freshUntil: 0 },
  )
  delays.disable()
  if (made instanceof Refusal) throw new Error(made.message)
  const waited = (delays.max / 1e6).toFixed(0)
  say('making a list', performance.now() - startedAt, `; others waited ${waited} ms at the longest`)
  await perCall('the proof of a learner', (index) => getRewardProof(db, `u${spread(index)}` as LearnerId))
}
