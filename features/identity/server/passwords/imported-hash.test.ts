import { createCipheriv, scryptSync } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#platform/server/db/database.ts'
import { createTestIdentity } from '#workshop/testing/app/identity.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { changeAccount, insertAccount, selectImportedHashes } from '../records/account.store.ts'
import { emptyAccount } from '../records/account.ts'
import {
  computeModifiedScrypt,
  countedEvery,
  createDecoyHashes,
  formatModifiedScrypt,
  isModifiedScrypt,
  verifyModifiedScrypt,
} from './imported-hash.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const project = { signerKey: base64('a signer key'), saltSeparator: 'Bw==', rounds: 8, memoryCost: 4 }
const costlier = { ...project, memoryCost: 14 }
const own = '$argon2id$v=19$m=19456,t=2,p=1$salt$hash'
const strangers = Array.from({ length: 1000 }, (_, number) => `stranger${number}@example.org`)

/** A hash as it was imported, of this account alone. */
const imported = (uid: string, parameters = project) =>
  formatModifiedScrypt(parameters, { salt: base64(uid), hash: base64(`hash of ${uid}`) })

/** One account for each hash, called a0, a1 and so on. */
async function prepare(...hashes: (string | null)[]) {
  const { db, clock } = await createTestIdentity()
  for (const [number, passwordHash] of hashes.entries())
    await insertAccount(db, {
      ...emptyAccount(`a${number}`, 0),
      email: `a${number}@example.org`,
      passwordHash,
    })
  return { db, clock, decoys: createDecoyHashes(db, clock) }
}

/** The strangers who are judged by an imported hash. */
async function slowOf(decoys: ReturnType<typeof createDecoyHashes>, costOf = '') {
  const found = await Promise.all(strangers.map((email) => decoys.find(email)))
  return strangers.filter((_, number) => found[number]?.includes(`$fbscrypt$${costOf}`))
}

const renew = (db: Db, uid: string) => changeAccount(db, uid, { passwordHash: own })

describe('what the password of an unknown e-mail is judged by', () => {
  it('is a hash of our own while no imported one is left', async () => {
    const { decoys } = await prepare(own, null)
    expect(await slowOf(decoys)).toEqual([])
  })

  it('is an imported hash for as large a share of e-mails as of the accounts with a password', async () => {
    const { decoys } = await prepare(imported('a0'), own, own, own, null, null)
    const slow = (await slowOf(decoys)).length / strangers.length
    expect(slow).toBeGreaterThan(0.2)
    expect(slow).toBeLessThan(0.3)
  })

  it('is an imported hash for all when every password was imported', async () => {
    const { decoys } = await prepare(imported('a0'), imported('a1'), null)
    expect(await slowOf(decoys)).toEqual(strangers)
  })

  it('is of each cost there is, in its share', async () => {
    const { decoys } = await prepare(imported('a0'), imported('a1', costlier), imported('a2', costlier), own)
    const [cheap, dear] = [await slowOf(decoys, 'r=8,m=4$'), await slowOf(decoys, 'r=8,m=14$')]
    expect(cheap.length / strangers.length).toBeCloseTo(0.25, 1)
    expect(dear.length / strangers.length).toBeCloseTo(0.5, 1)
  })

  it('takes as long as an imported hash, and belongs to no account and no password', async () => {
    const { decoys } = await prepare(imported('a0'))
    const decoy = (await decoys.find('stranger@example.org')) ?? ''
    expect(decoy).toMatch(`$fbscrypt$r=8,m=4$${project.signerKey}$Bw==$`)
    expect(decoy).toHaveLength(imported('a0').length)
    expect(decoy).not.toBe(imported('a0'))
    expect(await verifyModifiedScrypt(decoy, '')).toBe(false)
  })

  it('is of the same kind for the same e-mail, in every process', async () => {
    const { db, clock, decoys } = await prepare(imported('a0'), own)
    const slow = await slowOf(decoys)
    expect(await slowOf(decoys)).toEqual(slow)
    expect(await slowOf(createDecoyHashes(db, clock))).toEqual(slow)
  })

  it('is chosen by a secret: another project’s hashes choose other e-mails', async () => {
    const { decoys } = await prepare(imported('a0'), own)
    const other = await prepare(imported('a0', { ...project, signerKey: base64('another key!') }), own)
    expect(await slowOf(other.decoys)).not.toEqual(await slowOf(decoys))
  })

  it('follows the share as accounts sign in: e-mails leave the imported kind, none joins it', async () => {
    const { db, clock, decoys } = await prepare(imported('a0'), imported('a1'), imported('a2'), own)
    const before = new Set(await slowOf(decoys))

    await renew(db, 'a0')
    expect(new Set(await slowOf(decoys))).toEqual(before)
    clock.advance(countedEvery)
    const after = await slowOf(decoys)

    expect(after.length).toBeLessThan(before.size)
    expect(after.every((email) => before.has(email))).toBe(true)
    for (const uid of ['a1', 'a2']) await renew(db, uid)
    clock.advance(countedEvery)
    expect(await slowOf(decoys)).toEqual([])
  })

  it('is asked for again after a failed count', async () => {
    const { db, decoys } = await prepare(imported('a0'))
    await sql`alter table accounts rename to accounts_away`.execute(db)
    await expect(decoys.find('stranger@example.org')).rejects.toThrow('accounts')
    await sql`alter table accounts_away rename to accounts`.execute(db)
    expect(await decoys.find('stranger@example.org')).toMatch('$fbscrypt$')
  })

  it('is found by the index of imported hashes alone', async () => {
    const { db } = await prepare(imported('a0'), own)
    expect(await planOf(db, selectImportedHashes)).toMatch(/accounts_imported/)
  })
})

/** The example that the hosted service publishes with its construction. */
const published = {
  signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
}
const salt = '42xEC+ixf3L2lw=='
const password = 'user1password'
const hash = 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=='

it('gives the published hash of the published example (SX.21)', async () => {
  const computed = await computeModifiedScrypt(published, Buffer.from(salt, 'base64'), password)

  expect(computed.toString('base64')).toBe(hash)
})

it('is scrypt with N = 2^m, r = rounds, p = 1 over salt and separator, its 32 bytes the key for the signer key', async () => {
  const parameters = { signerKey: 'c2lnbmVyIGtleQ==', saltSeparator: 'c2Vw', rounds: 4, memoryCost: 10 }
  const key = scryptSync('ሰላም', Buffer.from('saltsep'), 32, { N: 1024, r: 4, p: 1 })
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const expected = Buffer.concat([cipher.update('signer key'), cipher.final()])

  expect(await computeModifiedScrypt(parameters, Buffer.from('salt'), 'ሰላም')).toEqual(expected)
})

it('describes itself when stored, and knows its password from any other', async () => {
  const stored = formatModifiedScrypt(published, { salt, hash })

  expect(isModifiedScrypt(stored)).toBe(true)
  expect(isModifiedScrypt('$argon2id$v=19$')).toBe(false)
  expect(await verifyModifiedScrypt(stored, password)).toBe(true)
  expect(await verifyModifiedScrypt(stored, 'User1password')).toBe(false)
  expect(await verifyModifiedScrypt(stored, '')).toBe(false)
})

it.each([
  [1, 1],
  [8, 1],
  [1, 14],
  [8, 14],
])('works at the ends of what the hosted service allows: %i rounds, cost %i', async (rounds, memoryCost) => {
  const parameters = { ...published, rounds, memoryCost }
  const computed = await computeModifiedScrypt(parameters, Buffer.from(salt, 'base64'), password)

  const stored = formatModifiedScrypt(parameters, { salt, hash: computed.toString('base64') })
  expect(await verifyModifiedScrypt(stored, password)).toBe(true)
})
