import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reclaimAccount } from '#app/server/account-changes.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { deployToken } from '#wagons/token/testing/chain/deploy-token.ts'
import { signClaim } from '#wagons/token/testing/chain/sign-claim.ts'
import { createTestWallet, proveWallet, type TestWallet } from '#wagons/token/testing/chain/wallet.ts'
import { makeList, putOnChain, send, soon, tokenOwner } from '#wagons/token/testing/token-site.ts'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

async function createTokenApp(env: NodeJS.ProcessEnv = {}) {
  const onChain = openChain(anvil.url)
  const contract = await deployToken(onChain)
  const app = await createTestApp({
    TOKEN_CHAIN_ID: '31337',
    TOKEN_CONTRACT: contract,
    ETHEREUM_RPC_URL: anvil.url,
    // A busy machine is no subject of these tests.
    OVERLOAD_DELAY_MS: '60000',
    ...env,
  })
  return { ...app, onChain, contract }
}

type TokenApp = Awaited<ReturnType<typeof createTokenApp>>

interface Certified {
  readonly caller: TestCaller
  readonly wallet: TestWallet
  readonly page: string
}

async function addCertified(app: TestApp): Promise<Certified> {
  const [caller, wallet] = [await app.signUp(), createTestWallet()]
  await app.db.updateTable('accounts').set({ email_verified: 1 }).execute()
  await proveWallet(caller, wallet)
  const { id } = await addTestCertificate(app.db, caller.uid)
  return { caller, wallet, page: `/certificates/${id}` }
}

/** With one certified learner whose claim the chain takes. */
async function createListed(env?: NodeJS.ProcessEnv): Promise<{ app: TokenApp } & Certified> {
  const app = await createTokenApp(env)
  const certified = await addCertified(app)
  await putOnChain(app, await makeList(app))
  return { app, ...certified }
}

async function claim({ app, caller, wallet }: { app: TokenApp } & Certified): Promise<string> {
  const { claim } = (await caller.call('GET', '/api/token')).body.token
  await send(app, wallet.address, 'claim', [claim.claimId, claim.proof])
  soon(app)
  return claim.claimId
}

const tomorrow = ({ clock }: TokenApp) => Math.floor(clock() / 1000) + 86_400

describe('a site without a token', () => {
  it('says that it offers none', async () => {
    const app = await createTestApp()
    const caller = await app.signUp()

    expect((await app.anonymous.call('GET', '/api/token/chain')).body).toEqual({ chain: null })
    expect((await caller.call('GET', '/api/token')).body).toEqual({
      chain: null,
      token: { state: 'not-offered' },
      isShown: false,
    })
  })
})

/** In ms. */
const threeDays = 3 * 24 * 60 * 60_000

const agreedAt = (app: TokenApp, since: number | null) =>
  app.db.updateTable('certificates').set({ shows_token_since: since }).execute()

describe('the endpoints', () => {
  it('tell every visitor which chain and contract, and never the node of the site', async () => {
    const app = await createTokenApp()

    const { status, body, text } = await app.anonymous.call('GET', '/api/token/chain')

    expect(status).toBe(200)
    expect(body.chain).toMatchObject({ chainId: 31337, name: 'Local chain' })
    expect(body.chain.contract.toLowerCase()).toBe(app.contract)
    expect(text).not.toContain(anvil.url)
  })

  it('keep a signed claim, show it in the download of one’s data, and delete it with the account', async () => {
    const listed = await createListed()
    const { app, caller } = listed
    const { token } = (await caller.call('GET', '/api/token')).body
    const deadline = tomorrow(app)
    const signature = await signClaim(listed.wallet, {
      ...token.claim,
      contract: app.contract,
      chainId: anvil.chainId,
      deadline,
    })

    const saved = await caller.call('PUT', '/api/token/signature', { deadline, signature })

    expect(saved.body).toEqual({
      signed: {
        deadline,
        signedAt: app.clock(),
        signature,
        hasEnded: false,
        claimId: token.claim.claimId,
      },
    })
    const exported = (await caller.call('GET', '/api/account/export')).body
    expect(exported.signedClaim).toMatchObject({ deadline, signature, address: listed.wallet.address })
    await app.db.deleteFrom('accounts').where('id', '=', caller.uid).execute()
    expect(await app.db.selectFrom('signed_claims').selectAll().execute()).toEqual([])
  })

  it('leave nothing that a stranger signed to the owner of an e-mail', async () => {
    const listed = await createListed()
    const { app, caller } = listed
    const { token } = (await caller.call('GET', '/api/token')).body
    const deadline = tomorrow(app)
    const signature = await signClaim(listed.wallet, {
      ...token.claim,
      contract: app.contract,
      chainId: anvil.chainId,
      deadline,
    })
    await caller.call('PUT', '/api/token/signature', { deadline, signature })

    await reclaimAccount(app.db, app, caller.uid as LearnerId)

    expect(await app.db.selectFrom('signed_claims').selectAll().execute()).toEqual([])
  })

  it('forget what was signed when the address it is for is removed', async () => {
    const listed = await createListed()
    const { app, caller } = listed
    const { token } = (await caller.call('GET', '/api/token')).body
    const deadline = tomorrow(app)
    const signature = await signClaim(listed.wallet, {
      ...token.claim,
      contract: app.contract,
      chainId: anvil.chainId,
      deadline,
    })
    await caller.call('PUT', '/api/token/signature', { deadline, signature })

    await caller.call('DELETE', '/api/wallet')

    expect(await app.db.selectFrom('signed_claims').selectAll().execute()).toEqual([])
  })

  it('take a signed claim back as often as one likes', async () => {
    const { caller } = await createListed()

    for (let times = 0; times < 2; times++)
      expect(await caller.call('DELETE', '/api/token/signature')).toMatchObject({ status: 200, body: {} })
  })

  it('answer while the node is away', async () => {
    const app = await createTokenApp({ ETHEREUM_RPC_URL: 'http://127.0.0.1:1' })
    const { caller } = await addCertified(app)
    await makeList(app)

    const { status, body } = await caller.call('GET', '/api/token')

    expect({ status, state: body.token.state }).toEqual({ status: 200, state: 'chain-away' })
  })
})

describe('the public page of a certificate', () => {
  const read = async ({ app }: TestApp, url: string, language = 'en') =>
    (await app.inject({ url, headers: { 'accept-language': language } })).body
  const english = 'A token for this certificate exists on Local chain.'

  it('says that there is a token once the learner agreed, without the address, in both languages', async () => {
    const listed = await createListed()
    const { app, caller, wallet, page } = listed
    await claim(listed)
    expect(await read(app, page)).not.toContain(english)

    const shown = await caller.call('PUT', '/api/token/shown', { isShown: true })

    expect(shown.body).toEqual({ isShown: true })
    expect((await caller.call('GET', '/api/token')).body.isShown).toBe(true)
    app.clock.advance(threeDays - 61_000)
    expect(await read(app, page)).not.toContain(english)
    app.clock.advance(61_000)
    const text = await read(app, page)
    expect(text).toContain(english)
    expect(await read(app, page, 'fr')).toContain('Un jeton de ce certificat existe sur Local chain.')
    expect(text.toLowerCase()).not.toContain(wallet.address.slice(2).toLowerCase())
    expect(text).not.toContain(app.contract)
    await agreedAt(app, null)
    expect(await read(app, page)).not.toContain(english)
  })

  it('says nothing before the token is there, nor after it was revoked on the chain', async () => {
    const listed = await createListed()
    const { app, page } = listed
    await agreedAt(app, app.clock() - threeDays)
    expect(await read(app, page)).not.toContain(english)
    app.clock.advance(61_000)
    const claimId = await claim(listed)
    app.clock.advance(61_000)
    expect(await read(app, page)).toContain(english)

    await send(app, tokenOwner, 'revoke', [claimId])
    app.clock.advance(61_000)

    expect(await read(app, page)).not.toContain(english)
  })

  it('says nothing of it once the certificate was revoked, or while the node is away', async () => {
    const listed = await createListed()
    const { app, caller, page } = listed
    await caller.call('PUT', '/api/token/shown', { isShown: true })
    await claim(listed)
    app.clock.advance(threeDays)
    expect(await read(app, page)).toContain(english)
    await app.db.updateTable('certificates').set({ revoked_at: 1, revoke_reason: 'x' }).execute()
    expect(await read(app, page)).not.toContain(english)

    const away = await createTokenApp({ ETHEREUM_RPC_URL: 'http://127.0.0.1:1' })
    const other = await addCertified(away)
    await makeList(away)
    await other.caller.call('PUT', '/api/token/shown', { isShown: true })
    const text = await read(away, other.page)
    expect(text).toContain('Valid')
    expect(text).not.toContain('A token for')
  })

  it('can be agreed to only by those who have a certificate', async () => {
    const app = await createTokenApp()
    const caller = await app.signUp()

    const { status, body } = await caller.call('PUT', '/api/token/shown', { isShown: true })

    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'not-issued' })
  })
})
