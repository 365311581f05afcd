import { expect, it } from 'vitest'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { submitReward } from '../submit-reward.ts'
import { listSubmissions } from './list-submissions.ts'

const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

async function prepare() {
  const deps = await createTestDeps()
  const submit = async (email: string, evmAddress = '') => {
    deps.clock.advance(1)
    return (await submitReward(deps, { email, evmAddress })).id
  }
  const list = async (search?: string, cursor?: string) =>
    expectDone(await listSubmissions(deps.db, { search, cursor }))
  const one = async (email: string) => (await list(email)).rewards[0]
  return { ...deps, submit, list, one }
}

it('judges each address by EIP-55 (SX.32)', async () => {
  const { submit, list } = await prepare()
  await submit('a@example.org', mixed)
  await submit('b@example.org', mixed.toLowerCase())
  await submit('c@example.org', mixed.replace('A', 'a'))
  await submit('d@example.org')
  await submit('e@example.org', 'ada.eth')

  expect((await list()).rewards.map(({ addressState }) => addressState)).toEqual([
    'other',
    'none',
    'wrong',
    'unchecked',
    'valid',
  ])
})

it('says how an e-mail is verified: by its e-mail, by an account, or not at all', async () => {
  const { db, submit, one } = await prepare()
  await addTestClaim(db, { id: 'verified' })
  await addTestClaim(db, { id: 'registered' })
  await db
    .updateTable('accounts')
    .set({ email_verified: 0 })
    .where('email', '=', 'registered@example.org')
    .execute()
  for (const name of ['VERIFIED', 'registered', 'stranger']) await submit(`${name}@example.org`)
  const confirmed = await submit('confirmed@example.org')
  await db.updateTable('rewards').set({ confirmed_at: 1 }).where('id', '=', confirmed).execute()

  expect(await one('verified@example.org')).toMatchObject({
    emailConfirmed: 'by-account',
    certificateId: 'verified',
  })
  expect(await one('registered@example.org')).toMatchObject({ emailConfirmed: 'no', certificateId: null })
  expect(await one('stranger@example.org')).toMatchObject({ emailConfirmed: 'no', certificateId: null })
  expect(await one('confirmed@example.org')).toMatchObject({ emailConfirmed: 'by-email' })
})

it('counts the same address under other e-mails and other addresses under the same e-mail, in whatever case', async () => {
  const { submit, one } = await prepare()
  await submit('ada@example.org', mixed)
  await submit('ADA@example.org', mixed.toLowerCase())
  await submit('bob@example.org', mixed)
  await submit('bob@example.org', testAddress('1'))
  await submit('bob@example.org')
  await submit('eve@example.org')

  expect(await one(mixed)).toMatchObject({ email: 'bob@example.org', otherEmails: 1, otherAddresses: 1 })
  expect(await one('ada@example.org')).toMatchObject({ otherEmails: 1, otherAddresses: 0 })
  expect(await one('bob@example.org')).toMatchObject({ evmAddress: '', otherEmails: 0, otherAddresses: 2 })
  expect(await one('eve@example.org')).toMatchObject({ otherEmails: 0, otherAddresses: 0 })
})

it('says who has verified the address: the owner of the e-mail, or another account', async () => {
  const { db, submit, one } = await prepare()
  await addTestClaim(db, { id: 'ada', verified: mixed })
  await submit('ada@example.org', mixed.toLowerCase())
  await submit('thief@example.org', mixed)
  await submit('bob@example.org', testAddress('1'))

  expect((await one('ada@example.org'))?.addressOwner).toBe('same')
  expect((await one('thief@example.org'))?.addressOwner).toBe('another')
  expect((await one('bob@example.org'))?.addressOwner).toBe('none')
})

it('an address verified by the account of an e-mail that is not verified is that account’s', async () => {
  const { db, submit, one } = await prepare()
  await addTestClaim(db, { id: 'ada', verified: mixed })
  await db.updateTable('accounts').set({ email_verified: 0 }).execute()
  await submit('ada@example.org', mixed)

  expect(await one('ada@example.org')).toMatchObject({
    addressOwner: 'same',
    emailConfirmed: 'no',
    certificateId: null,
  })
})

it('says of a revoked certificate nothing', async () => {
  const { db, submit, one } = await prepare()
  await addTestClaim(db, { id: 'ada' })
  await db.updateTable('certificates').set({ revoked_at: 1 }).execute()
  await submit('ada@example.org')

  expect((await one('ada@example.org'))?.certificateId).toBeNull()
})

it('comes in pages of fifty, the latest first, each once, also those of one millisecond', async () => {
  const { clock, db, list } = await prepare()
  for (let number = 0; number < 120; number++)
    await submitReward({ db, clock }, { email: `p${number}@example.org` })
  const seen: string[] = []

  let cursor: string | undefined
  do {
    const page = await list(undefined, cursor)
    seen.push(...page.rewards.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor)

  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

it('finds by the beginning of e-mail or address, in whatever case, and takes nothing as a pattern', async () => {
  const { submit, list } = await prepare()
  await submit('Ada@example.org', mixed)
  await submit('adam@example.org')
  await submit('bob_x@example.org')
  const found = async (search: string) => (await list(search)).rewards.map(({ email }) => email)

  expect(await found('ADA')).toEqual(['adam@example.org', 'Ada@example.org'])
  expect(await found('ada@example.org')).toEqual(['Ada@example.org'])
  expect(await found(mixed.slice(0, 9).toUpperCase())).toEqual(['Ada@example.org'])
  expect(await found(mixed.toLowerCase())).toEqual(['Ada@example.org'])
  expect(await found('%')).toEqual([])
  expect(await found('_')).toEqual([])
})

it('refuses what is no cursor of the list', async () => {
  const { db } = await prepare()

  for (const cursor of ['x', '1', '1.a', Buffer.from('{"id":"a"}').toString('base64url')])
    expect(codeOf(await listSubmissions(db, { cursor }))).toBe('invalid-input')
})
