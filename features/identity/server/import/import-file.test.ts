import { describe, expect, it } from 'vitest'
import { readExportedUsers, readHashConfig } from './import-file.ts'

const users = (content: unknown) =>
  readExportedUsers('users.json', typeof content === 'string' ? content : JSON.stringify(content))
const one = (user: object) => users({ users: [{ localId: 'a' }, { localId: 'b', ...user }] })

describe('a file of exported accounts', () => {
  it('may have what this product has no place for', () => {
    expect(
      one({ tenantId: 'x', providerUserInfo: [{ providerId: 'google.com', rawId: '1', federatedId: 'y' }] }),
    ).toHaveLength(2)
  })

  it.each([
    ['{"users": [\n  {"localId": }]}', /^users\.json: is not JSON: .*"localId": }/],
    ['{"users": [\n  {"localId": "a" "email": "b"}]}', /^users\.json at line 2, column 19: is not JSON: /],
    ['', /^users\.json: is not JSON: .*end/],
    [[], 'users.json: must be an object with a list of users, as `firebase auth:export` writes it.'],
    [{}, 'users.json at users: must be the list of accounts.'],
    [{ users: [7] }, 'users.json at users[0]: must be an account.'],
    [{ users: [{}] }, 'users.json at users[0].localId: must be the id of the account.'],
    [{ users: [{ localId: '' }] }, 'users.json at users[0].localId: must be 1 to 128 characters.'],
  ])('that is none is refused with place and reason: %j', (content, message) => {
    expect(() => users(content)).toThrow(message)
  })

  it.each([
    [{ createdAt: 'yesterday' }, 'users.json at users[1].createdAt: must be a time in milliseconds.'],
    [{ lastSignedInAt: -1 }, 'users.json at users[1].lastSignedInAt: must be a time in milliseconds.'],
    [{ passwordHash: 'ä' }, 'users.json at users[1].passwordHash: must be base64.'],
    [{ disabled: 'no' }, 'users.json at users[1].disabled: must be true or false.'],
    [
      { providerUserInfo: [{ rawId: '1' }] },
      'users.json at users[1].providerUserInfo[0].providerId: must be the id of a provider.',
    ],
  ])('with a bad value is refused with place and reason: %j', (user, message) => {
    expect(() => one(user)).toThrow(message)
  })
})

describe('a file of password hash parameters', () => {
  const parameters = { signerKey: 'c2lnbmVy', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 }
  const json = {
    algorithm: 'SCRYPT',
    base64_signer_key: 'c2lnbmVy',
    base64_salt_separator: 'Bw==',
    rounds: 8,
    mem_cost: 14,
  }
  const read = (change: object) => readHashConfig('hash.json', JSON.stringify({ ...json, ...change }))

  it('is JSON, or what the console of the hosted service shows', () => {
    const shown = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: c2lnbmVy,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}
`
    expect(read({})).toEqual(parameters)
    expect(readHashConfig('hash.txt', shown)).toEqual(parameters)
  })

  it.each([
    [{ algorithm: 'BCRYPT' }, 'hash.json at algorithm: must be SCRYPT.'],
    [{ base64_signer_key: undefined }, 'hash.json at base64_signer_key: must be base64.'],
    [{ base64_signer_key: '' }, 'hash.json at base64_signer_key: must not be empty.'],
    [{ rounds: 9 }, 'hash.json at rounds: must be a whole number from 1 to 8.'],
    [{ mem_cost: 15 }, 'hash.json at mem_cost: must be a whole number from 1 to 14.'],
    [{ mem_cost: 'much' }, 'hash.json at mem_cost: must be a whole number from 1 to 14.'],
  ])('with a bad value is refused with place and reason: %j', (change, message) => {
    expect(() => read(change)).toThrow(message)
  })
})
