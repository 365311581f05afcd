import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, it, onTestFinished } from 'vitest'
import { minute } from '#platform/server/clock/clock.ts'
import {
  echoContract,
  identityPrecompile,
  startTestEthereumNode,
} from '#wagons/token/testing/chain/ethereum-node.ts'
import { createTestWallet, type TestWallet } from '#wagons/token/testing/chain/wallet.ts'
import { createWalletParts } from '#wagons/token/testing/wallet-parts.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import type { WalletParts } from './proof-message.ts'
import { startWalletProof } from './start-wallet-proof.ts'
import { verifyWallet } from './verify-wallet.ts'
import { getWallet } from './wallets.facade.ts'

type Fields = Parameters<typeof createSiweMessage>[0]

async function prepare(env: NodeJS.ProcessEnv = {}) {
  const parts = await createWalletParts(env)
  const { id } = await createTestLearner(parts.db)
  const wallet = createTestWallet()
  const begin = async (address: string = wallet.address, learner = id) => {
    const asked = { address, chainId: 1, language: 'en' }
    return expectDone(await startWalletProof(parts, learner, asked)).message
  }
  return { parts, id, wallet, begin }
}

const sign = async (wallet: TestWallet, message: string) => ({
  message,
  signature: await wallet.signMessage({ message }),
})

const fieldsOf = (message: string) => parseSiweMessage(message) as Fields

describe('a message signed by the key of its address', () => {
  it('gives the learner the address, as EIP-55 writes it', async () => {
    const { parts, id, wallet, begin } = await prepare()
    const message = await begin(wallet.address.toLowerCase())
    parts.clock.advance(1000)

    const verified = expectDone(await verifyWallet(parts, id, await sign(wallet, message)))

    expect(verified).toEqual({ address: wallet.address, verifiedAt: parts.clock() })
    expect(await getWallet(parts.db, id)).toEqual(verified)
  })

  it('takes the place of an address that was verified before', async () => {
    const { parts, id, wallet, begin } = await prepare()
    const next = createTestWallet()
    expectDone(await verifyWallet(parts, id, await sign(wallet, await begin())))

    expectDone(await verifyWallet(parts, id, await sign(next, await begin(next.address))))

    expect(await getWallet(parts.db, id)).toMatchObject({ address: next.address })
  })

  it('leaves nothing that was signed for the address before', async () => {
    const { parts, id, wallet, begin } = await prepare()
    expectDone(await verifyWallet(parts, id, await sign(wallet, await begin())))
    const claim = {
      chain_id: 1,
      contract: '0x1',
      claim_id: '0x2',
      deadline: 9,
      signature: '0x3',
      signed_at: 1,
    }
    const row = { account_id: id, address: wallet.address, ...claim }
    await parts.db.insertInto('signed_claims').values(row).execute()
    const left = () => parts.db.selectFrom('signed_claims').select('address').execute()

    expectDone(await verifyWallet(parts, id, await sign(wallet, await begin())))
    expect(await left()).toHaveLength(1)
    const next = createTestWallet()
    expectDone(await verifyWallet(parts, id, await sign(next, await begin(next.address))))
    expect(await left()).toEqual([])
  })

  it('may be verified again by the same account', async () => {
    const { parts, id, wallet, begin } = await prepare()
    expectDone(await verifyWallet(parts, id, await sign(wallet, await begin())))

    expectDone(await verifyWallet(parts, id, await sign(wallet, await begin())))
  })

  it('is refused to a second account: an address is one account’s', async () => {
    const { parts, id, wallet, begin } = await prepare()
    const other = await createTestLearner(parts.db)
    expectDone(await verifyWallet(parts, id, await sign(wallet, await begin())))

    const refused = await verifyWallet(parts, other.id, await sign(wallet, await begin(undefined, other.id)))

    expect(codeOf(refused)).toBe('address-taken')
    expect(await getWallet(parts.db, id)).toMatchObject({ address: wallet.address })
    expect(await getWallet(parts.db, other.id)).toBeNull()
  })
})

describe('the nonce', () => {
  it('works once, also when it is used twice at the same time (SX.28)', async () => {
    const { parts, id, wallet, begin } = await prepare()
    const signed = await sign(wallet, await begin())

    const outcomes = await Promise.all([verifyWallet(parts, id, signed), verifyWallet(parts, id, signed)])

    expect(outcomes.map(codeOf).filter((code) => code === 'nonce-refused')).toHaveLength(1)
    expect(codeOf(await verifyWallet(parts, id, signed))).toBe('nonce-refused')
  })

  it('is used up by a wrong signature too', async () => {
    const { parts, id, wallet, begin } = await prepare()
    const message = await begin()
    const wrong = await sign(createTestWallet(), message)

    expect(codeOf(await verifyWallet(parts, id, wrong))).toBe('wrong-signature')
    expect(codeOf(await verifyWallet(parts, id, await sign(wallet, message)))).toBe('nonce-refused')
  })

  it('is its own account’s alone', async () => {
    const { parts, wallet, begin } = await prepare()
    const other = await createTestLearner(parts.db)

    expect(codeOf(await verifyWallet(parts, other.id, await sign(wallet, await begin())))).toBe(
      'nonce-refused',
    )
  })

  it('that was never issued is refused', async () => {
    const { parts, id, wallet, begin } = await prepare()
    const message = createSiweMessage({ ...fieldsOf(await begin()), nonce: '0123456789abcdef' })

    expect(codeOf(await verifyWallet(parts, id, await sign(wallet, message)))).toBe('nonce-refused')
  })
})

/** Messages that another party may have had signed, or kept. */
const spoilt: Record<string, (message: string, now: number) => string> = {
  'for another domain': (message) => createSiweMessage({ ...fieldsOf(message), domain: 'evil.example' }),
  'for a domain below ours': (message) =>
    createSiweMessage({ ...fieldsOf(message), domain: 'evil.edutrain.example' }),
  'for another web address': (message) =>
    createSiweMessage({ ...fieldsOf(message), uri: 'https://edutrain.example.evil.example' }),
  'by http where the site is https': (message) => createSiweMessage({ ...fieldsOf(message), scheme: 'http' }),
  'made in the future': (message, now) =>
    createSiweMessage({ ...fieldsOf(message), issuedAt: new Date(now + minute) }),
  'made long ago': (message, now) =>
    createSiweMessage({ ...fieldsOf(message), issuedAt: new Date(now - 10 * minute) }),
  expired: (message, now) => createSiweMessage({ ...fieldsOf(message), expirationTime: new Date(now) }),
  'expires too late': (message, now) =>
    createSiweMessage({ ...fieldsOf(message), expirationTime: new Date(now + 11 * minute) }),
  'good for ever': (message) => message.replace(/\nExpiration Time: .*/, ''),
  'not valid yet': (message, now) =>
    createSiweMessage({ ...fieldsOf(message), notBefore: new Date(now + minute) }),
  'of another version': (message) => message.replace('Version: 1', 'Version: 2'),
  'with the address in small letters': (message) => message.replace(/0x\w{40}/, (it) => it.toLowerCase()),
  'with something before it': (message) => `x\n${message}`,
  'with something after it': (message) => `${message}\nRequest ID: 1\nx`,
  'with two nonces': (message) => message.replace(/(\nNonce: .*)/, '$1$1'),
  'of another kind': () => 'Please sign this.',
  empty: () => '',
}

it.each(Object.entries(spoilt))('a message %s is refused', async (_what, spoil) => {
  const { parts, id, wallet, begin } = await prepare()
  const message = spoil(await begin(), parts.clock())

  expect(codeOf(await verifyWallet(parts, id, await sign(wallet, message)))).toBe('message-refused')
  expect(await getWallet(parts.db, id)).toBeNull()
})

it('a signature that is none is refused', async () => {
  const { parts, id, begin } = await prepare()

  for (const signature of [`0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`])
    expect(codeOf(await verifyWallet(parts, id, { message: await begin(), signature }))).toBe(
      'wrong-signature',
    )
})

describe('a contract wallet (ERC-1271)', () => {
  const contract = `0x${'c0ffee'.repeat(7).slice(2)}`
  const signAs = async (owner: TestWallet, message: string) => {
    const { signature } = await sign(owner, message)
    return { message, signature: `${signature}00` }
  }
  const owner = createTestWallet()
  const startNode = (chainId = 1) => startTestEthereumNode(chainId, new Map([[contract, owner.address]]))
  const prove = async (parts: WalletParts, signer: TestWallet, address = contract) => {
    const { id } = await createTestLearner(parts.db)
    const asked = { address, chainId: 1, language: 'en' }
    const { message } = expectDone(await startWalletProof(parts, id, asked))
    return verifyWallet(parts, id, await signAs(signer, message))
  }

  it('is said to be unsupported without a node to ask (SX.28)', async () => {
    const parts = await createWalletParts()

    expect(codeOf(await prove(parts, owner))).toBe('contract-wallet')
  })

  it('is verified when its contract agrees', async () => {
    const { url } = await startNode()
    const parts = await createWalletParts({ ETHEREUM_RPC_URL: url })

    expect(expectDone(await prove(parts, owner)).address.toLowerCase()).toBe(contract)
  })

  it('is not verified by the signature of another account, nor where there is no contract', async () => {
    const { url } = await startNode()
    const parts = await createWalletParts({ ETHEREUM_RPC_URL: url })

    expect(codeOf(await prove(parts, createTestWallet()))).toBe('wrong-signature')
    expect(codeOf(await prove(parts, owner, `0x${'11'.repeat(20)}`))).toBe('wrong-signature')
  })

  it.each([
    ['the precompiled contract that echoes', identityPrecompile],
    ['a contract that echoes', echoContract],
  ])('%s agrees to nothing', async (_, address) => {
    const { url } = await startNode()
    const parts = await createWalletParts({ ETHEREUM_RPC_URL: url })

    expect(codeOf(await prove(parts, owner, address))).toBe('wrong-signature')
  })

  it('is not asked for on another chain than its message names', async () => {
    const { url } = await startNode(137)
    const parts = await createWalletParts({ ETHEREUM_RPC_URL: url })

    expect(codeOf(await prove(parts, owner))).toBe('contract-wallet')
  })

  it('is not asked for where its node sends us', async () => {
    const { url } = await startNode()
    const server = createServer((_request, response) => response.writeHead(307, { location: url }).end())
    onTestFinished(() => void server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const parts = await createWalletParts({ ETHEREUM_RPC_URL: `http://127.0.0.1:${port}` })

    expect(codeOf(await prove(parts, owner))).toBe('unavailable')
  })

  it('has to wait while the node is away; a wallet with a key has not', async () => {
    const node = await startNode()
    await node.stop()
    const parts = await createWalletParts({ ETHEREUM_RPC_URL: node.url })
    const { id } = await createTestLearner(parts.db)
    const asked = { address: owner.address, chainId: 1, language: 'en' }
    const { message } = expectDone(await startWalletProof(parts, id, asked))

    expect(codeOf(await prove(parts, owner))).toBe('unavailable')
    expectDone(await verifyWallet(parts, id, await sign(owner, message)))
  })
})
