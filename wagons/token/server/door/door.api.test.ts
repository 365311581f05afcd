import { afterAll, beforeAll, expect, it } from 'vitest'
import { minute } from '#platform/server/clock/clock.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { chainTime, openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { deployToken } from '#wagons/token/testing/chain/deploy-token.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { createTestWallet, proveWallet, type TestWallet } from '#wagons/token/testing/chain/wallet.ts'
import { makeList, putOnChain, send, soon } from '#wagons/token/testing/token-site.ts'
import { createTestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

/** A learner with a certificate and no wallet, logged in on a computer; the wallet is on a phone that is not. */
async function prepare() {
  const onChain = openChain(anvil.url)
  const contract = await deployToken(onChain)
  const app = await createTestApp({
    TOKEN_CHAIN_ID: '31337',
    TOKEN_CONTRACT: contract,
    ETHEREUM_RPC_URL: anvil.url,
    OVERLOAD_DELAY_MS: '60000',
  })
  app.clock.advance(Number(await chainTime(onChain)) * 1000 - app.clock())
  const caller = await app.signUp()
  await addTestCertificate(app.db, caller.uid)
  return { ...app, onChain, contract, caller, wallet: createTestWallet() }
}

type Site = Awaited<ReturnType<typeof prepare>>

const open = async (caller: TestCaller) => (await caller.call('POST', '/api/token/door')).body.code as string

/** As the page in the wallet's browser does it. */
async function verify({ anonymous }: Site, code: string, wallet: TestWallet) {
  const asked = { code, address: wallet.address, chainId: 1 }
  const { message } = (await anonymous.call('POST', '/api/token/door/nonce', asked)).body
  const signature = await wallet.signMessage({ message: message ?? '' })
  return anonymous.call('PUT', '/api/token/door/wallet', { code, message: message ?? '', signature })
}

async function sign(site: Site, code: string, wallet: TestWallet) {
  const { anonymous, contract, clock } = site
  const { claim } = (await anonymous.call('POST', '/api/token/door/claim', { code })).body
  const deadline = Math.floor(clock() / 1000) + 86_400
  const signature = await signClaim(wallet, { ...claim, contract, chainId: anvil.chainId, deadline })
  return anonymous.call('PUT', '/api/token/door/signature', { code, deadline, signature })
}

const codeIn = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

it('from no wallet to a signed claim: the link needs no log-in, and is closed by the signature', async () => {
  const site = await prepare()
  const { anonymous, caller, wallet } = site
  const code = await open(caller)
  expect((await anonymous.call('POST', '/api/token/door/check', { code })).body).toMatchObject({
    chain: { chainId: 31337 },
    account: null,
    expiresAt: site.clock() + 15 * minute,
  })

  expect(await verify(site, code, wallet)).toMatchObject({ body: { wallet: { address: wallet.address } } })
  expect(await sign(site, code, wallet)).toMatchObject({ body: { signed: { hasEnded: false } } })

  const { token } = (await caller.call('GET', '/api/token')).body
  expect(token).toMatchObject({ state: 'waiting-for-list', account: wallet.address })
  expect(codeIn(await anonymous.call('POST', '/api/token/door/check', { code }))).toBe('door-closed')
  await site.db.updateTable('accounts').set({ email_verified: 1 }).execute()
  await putOnChain(site, await makeList(site))
  const { claim, signed } = (await caller.call('GET', '/api/token')).body.token
  const call = [claim.account, claim.claimId, claim.proof, BigInt(signed.deadline), signed.signature]
  await send(site, wallet.address, 'claimFor', call)
  soon(site)
  expect((await caller.call('GET', '/api/token')).body.token).toMatchObject({ state: 'claimed' })
})

it('ends after fifteen minutes, when a newer one is opened, or when its learner closes it and no other', async () => {
  const site = await prepare()
  const { anonymous, caller, clock } = site
  const check = async (code: string) =>
    codeIn(await anonymous.call('POST', '/api/token/door/check', { code })) ?? 'open'
  const first = await open(caller)
  expect(await check(first)).toBe('open')
  const second = await open(caller)
  expect([await check(first), await check(second)]).toEqual(['door-closed', 'open'])

  await caller.call('DELETE', '/api/token/door', { code: first })
  expect(await check(second)).toBe('open')
  await caller.call('DELETE', '/api/token/door', { code: second })
  expect(await check(second)).toBe('door-closed')
  const third = await open(caller)
  clock.advance(15 * minute)
  expect(await check(third)).toBe('door-closed')
})

it('cannot lead the token to another wallet than the one that the account has verified', async () => {
  const site = await prepare()
  const { caller, wallet } = site
  await proveWallet(caller, wallet)
  const code = await open(caller)
  const thief = createTestWallet()

  expect(codeIn(await verify(site, code, thief))).toBe('other-address')
  expect(codeIn(await sign(site, code, thief))).toBe('wrong-signature')

  expect((await caller.call('GET', '/api/wallet')).body.wallet.address).toBe(wallet.address)
  expect(await verify(site, code, wallet)).toMatchObject({ status: 200 })
})

it.each(['before the certificate', 'with it'])(
  'cannot replace an address that was typed, %s',
  async (when) => {
    const site = await prepare()
    const { caller, anonymous, wallet, db } = site
    if (when !== 'with it') await db.deleteFrom('certificates').execute()
    await caller.call('PUT', '/api/profile', { name: 'Ada', walletAddress: wallet.address })
    const code = await open(caller)

    expect((await anonymous.call('POST', '/api/token/door/check', { code })).body.account).toBe(
      wallet.address,
    )
    expect(codeIn(await verify(site, code, createTestWallet()))).toBe('other-address')
    expect((await caller.call('GET', '/api/wallet')).body).toEqual({ wallet: null })
    expect(await verify(site, code, wallet)).toMatchObject({ status: 200 })
  },
)

it('opens nothing else: no other call takes its code, and a disabled account has none', async () => {
  const site = await prepare()
  const { anonymous, caller, app, db } = site
  const code = await open(caller)

  for (const url of ['/api/token', '/api/wallet', '/api/account/export'])
    expect((await app.inject({ url, headers: { authorization: `Bearer ${code}` } })).statusCode).toBe(401)
  await db.updateTable('accounts').set({ disabled: 1 }).execute()
  expect(codeIn(await anonymous.call('POST', '/api/token/door/check', { code }))).toBe('door-closed')
})

it('is kept as a hash alone, and goes with the account', async () => {
  const { caller, db } = await prepare()
  const code = await open(caller)

  const rows = await db.selectFrom('wallet_doors').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(code)
  await db.deleteFrom('accounts').where('id', '=', caller.uid).execute()
  expect(await db.selectFrom('wallet_doors').selectAll().execute()).toEqual([])
})

it('ends when the sessions of the account are ended: the one that opened it may have been stolen', async () => {
  const site = await prepare()
  const { anonymous, caller, db, clock, wallet } = site
  const code = await open(caller)
  clock.advance(minute)
  const check = async () => codeIn(await anonymous.call('POST', '/api/token/door/check', { code }))
  expect(await check()).toBeUndefined()

  await db
    .updateTable('accounts')
    .set({ valid_since: clock() + 1 })
    .execute()

  expect(await check()).toBe('door-closed')
  expect(codeIn(await verify(site, code, wallet))).toBe('door-closed')
})

it('says whose account it is, so far as its owner knows it', async () => {
  const { anonymous, caller, db } = await prepare()
  const code = await open(caller)
  const emailOf = async (email: string | null) => {
    await db.updateTable('accounts').set({ email }).execute()
    return (await anonymous.call('POST', '/api/token/door/check', { code })).body.email
  }

  expect(await emailOf('ada.lovelace@example.org')).toBe('a…@example.org')
  expect(await emailOf('x@example.org')).toBe('x…@example.org')
  expect(await emailOf(null)).toBeNull()
})

it('is entered by a whole class from one network, also where someone there has tried codes', async () => {
  const { anonymous, caller } = await prepare()
  const code = await open(caller)
  const check = async (tried: string) =>
    codeIn(await anonymous.call('POST', '/api/token/door/check', { code: tried }))
  for (let times = 0; times < 61; times++) await check('n'.repeat(43))

  for (let times = 0; times < 150; times++) expect(await check(code)).toBeUndefined()
})

it('that nobody was given is tried sixty times in ten minutes from one network', async () => {
  const { anonymous } = await prepare()
  const tries = []
  for (let times = 0; times < 61; times++)
    tries.push(codeIn(await anonymous.call('POST', '/api/token/door/check', { code: 'n'.repeat(43) })))

  expect(tries.slice(0, 60)).toEqual(Array(60).fill('door-closed'))
  expect(tries[60]).toBe('too-many-requests')
})
