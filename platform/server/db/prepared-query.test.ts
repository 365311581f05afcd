import { expect, it, onTestFinished } from 'vitest'
import type { Db } from '#platform/server/db/database.ts'
import { createTestDatabase } from '#workshop/testing/app/database.ts'
import { type Places, prepareQuery } from './prepared-query.ts'
import { inTransaction } from './transaction.ts'

async function openRewards() {
  const db = await createTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

type Reward = { id: string; email: string }

const inserted = prepareQuery((db: Db, { id, email }: Places<Reward>) =>
  db.insertInto('rewards').values({ id, email, evm_address: '', submitted_at: 0 }),
)

it('is built once for each database, and has the values of each call, also one that stands in it twice', async () => {
  const [db, other] = [await openRewards(), await openRewards()]
  let built = 0
  const either = prepareQuery((in_: Db, { word }: Places<{ word: string }>) => {
    built++
    return in_
      .selectFrom('rewards')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', word), eb('email', '=', word)]))
      .orderBy('id')
  })
  for (const id of ['a', 'b']) await inserted.run(db, { id, email: id === 'a' ? 'b' : 'c' })

  expect(await either.all(db, { word: 'b' })).toEqual([{ id: 'a' }, { id: 'b' }])
  expect(await either.first(db, { word: 'c' })).toEqual({ id: 'b' })
  expect(await either.first(other, { word: 'c' })).toBeUndefined()
  expect(built).toBe(2)
})

it('says how many rows it has changed', async () => {
  const db = await openRewards()
  const changed = prepareQuery((in_: Db, { email }: Places<{ email: string }>) =>
    in_.updateTable('rewards').set({ evm_address: '0x' }).where('email', '=', email),
  )
  for (const id of ['a', 'b']) await inserted.run(db, { id, email: 'ada' })

  expect(await changed.run(db, { email: 'ada' })).toBe(2)
  expect(await changed.run(db, { email: 'bob' })).toBe(0)
})

it('that may wait for the next statement is seen by it', async () => {
  const db = await openRewards()

  const seen = await inTransaction(db, async (tx) => {
    await inserted.runWithNext(tx, { id: 'a', email: 'ada' })
    return tx.selectFrom('rewards').select('email').execute()
  })

  expect(seen).toEqual([{ email: 'ada' }])
})

it('takes its places by their names alone', () => {
  const all = prepareQuery((db: Db, { id, ...others }: Places<Reward>) =>
    db.selectFrom('rewards').selectAll().where('id', '=', id).where('email', '=', others.email),
  )

  return expect(openRewards().then((db) => all.all(db, { id: '', email: '' }))).rejects.toThrow(
    'by their names',
  )
})
