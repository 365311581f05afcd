import { describe, expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { clock, prepareDatabase, runAll } from '#workshop/testing/app/scheduled-tasks.ts'

describe('a submission that was never confirmed', () => {
  const submit = (db: Db, id: string, age: number, confirmed_at: number | null = null) =>
    db
      .insertInto('rewards')
      .values({ id, email: id, evm_address: '', submitted_at: clock() - age * day, confirmed_at })
      .execute()
  const left = async (db: Db) =>
    (await db.selectFrom('rewards').select('id').orderBy('id').execute()).map(({ id }) => id)

  it('is removed after 30 days, and one that was confirmed never', async () => {
    const db = await prepareDatabase()
    await submit(db, 'old', 31)
    await submit(db, 'new', 29)
    await submit(db, 'confirmed', 400, 0)

    expect(await runAll(db)).toEqual({ 'unconfirmed-rewards': 1 })

    expect(await left(db)).toEqual(['confirmed', 'new'])
  })

  it('stays with 0 days, and where no mail server could have asked for it', async () => {
    const db = await prepareDatabase()
    await submit(db, 'old', 31)

    await runAll(db, readConfig({}))
    await runAll(db, readConfig({ SMTP_URL: 'smtps://a.example', UNCONFIRMED_REWARD_DAYS: '0' }))

    expect(await left(db)).toEqual(['old'])
  })
})
