import { createCipheriv, scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  computeModifiedScrypt,
  formatModifiedScrypt,
  isModifiedScrypt,
  verifyModifiedScrypt,
} from './modified-scrypt.ts'

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

it('gives the published hash of the published example', async () => {
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
