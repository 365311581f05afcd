import { expect, it, onTestFinished } from 'vitest'
import type { Db } from '#platform/server/db/database.ts'
import { createTestDatabase } from '#workshop/testing/database/database.ts'
import { type Places, prepareQuery } from './prepared-query.ts'
import { inTransaction } from './transaction.ts'

async function openRedirects() {
  const db = await createTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

type Redirect = { id: string; provider: string }

const inserted = prepareQuery((db: Db, { id, provider }: Places<Redirect>) =>
  db.insertInto('provider_redirects').values({
    state_hash: id,
    provider_id: provider,
    nonce: '',
    code_verifier: '',
    return_to: '/',
    created_at: 0,
  }),
)

it('is built once for each database, and has the values of each call, also one that stands in it twice', async () => {
  const [db, other] = [await openRedirects(), await openRedirects()]
  let built = 0
  const either = prepareQuery((in_: Db, { word }: Places<{ word: string }>) => {
    built++
    return in_
      .selectFrom('provider_redirects')
      .select('state_hash as id')
      .where((eb) => eb.or([eb('state_hash', '=', word), eb('provider_id', '=', word)]))
      .orderBy('state_hash')
  })
  for (const id of ['a', 'b']) await inserted.run(db, { id, provider: id === 'a' ? 'b' : 'c' })

  expect(await either.all(db, { word: 'b' })).toEqual([{ id: 'a' }, { id: 'b' }])
  expect(await either.first(db, { word: 'c' })).toEqual({ id: 'b' })
  expect(await either.first(other, { word: 'c' })).toBeUndefined()
  expect(built).toBe(2)
})

it('says how many rows it has changed', async () => {
  const db = await openRedirects()
  const changed = prepareQuery((in_: Db, { provider }: Places<{ provider: string }>) =>
    in_.updateTable('provider_redirects').set({ nonce: 'n' }).where('provider_id', '=', provider),
  )
  for (const id of ['a', 'b']) await inserted.run(db, { id, provider: 'p' })

  expect(await changed.run(db, { provider: 'p' })).toBe(2)
  expect(await changed.run(db, { provider: 'q' })).toBe(0)
})

it('that may wait for the next statement is seen by it', async () => {
  const db = await openRedirects()

  const seen = await inTransaction(db, async (tx) => {
    await inserted.runWithNext(tx, { id: 'a', provider: 'p' })
    return tx.selectFrom('provider_redirects').select('provider_id').execute()
  })

  expect(seen).toEqual([{ provider_id: 'p' }])
})

it('takes its places by their names alone', () => {
  const all = prepareQuery((db: Db, { id, ...others }: Places<Redirect>) =>
    db
      .selectFrom('provider_redirects')
      .selectAll()
      .where('state_hash', '=', id)
      .where('provider_id', '=', others.provider),
  )

  return expect(openRedirects().then((db) => all.all(db, { id: '', provider: '' }))).rejects.toThrow(
    'by their names',
  )
})
