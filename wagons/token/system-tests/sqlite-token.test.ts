import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAddress, type Hex, keccak256, stringToBytes } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { makeSafeBatch, type SafeBatch } from '#wagons/token/contract/safe-batch.ts'
import type { RewardListSummary } from '#wagons/token/rewards/contract/reward-lists.ts'
import { createRewardList } from '#wagons/token/rewards/server/list/create-reward-list.ts'
import { type Anvil, startAnvil } from '#wagons/token/testing/chain/anvil.ts'
import { openChain } from '#wagons/token/testing/chain/chain-client.ts'
import { abi, deployToken, owner, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { runScript } from '#workshop/testing/processes/run-script.ts'

const publicUrl = 'https://edutrain.example'
const claimId = `0x${'c1'.repeat(32)}`

let anvil: Anvil
/** Has a list of one learner. */
let dir: string
let list: RewardListSummary
beforeAll(async () => {
  anvil = await startAnvil()
  dir = mkdtempSync(join(tmpdir(), 'edutrain-token-'))
  const db = openAddress(`sqlite:${join(dir, 'edutrain.sqlite')}`)
  await migrate(db)
  await addTestClaim(db, { id: 'certificate-of-ada', verified: testAddress('1') })
  ;({ list } = expectDone(await createRewardList({ db, clock: Date.now }, testOperator, () => claimId)))
  await db.destroy()
})
afterAll(async () => {
  await anvil.stop()
  rmSync(dir, { recursive: true })
})

/** A contract without a root, and `npm run token` for it. */
async function prepare() {
  const chain = openChain(anvil.url)
  const contract = await deployToken(chain, { url: `${publicUrl}/token/metadata.json` })
  const send = async ({ to, data }: { to: string | null; data: string }) => {
    const hash = await chain.sendTransaction({ account: owner, to: to as Hex | null, data: data as Hex })
    return chain.waitForTransactionReceipt({ hash })
  }
  const token = (args: string[], changed: NodeJS.ProcessEnv = {}) =>
    runToken(args, { TOKEN_CONTRACT: contract, ...changed })
  return { chain, contract, token, send }
}

const runToken = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runScript('token', args, {
    DATA_DIR: dir,
    PUBLIC_URL: publicUrl,
    ETHEREUM_RPC_URL: anvil.url,
    TOKEN_CHAIN_ID: '31337',
    ...env,
  })

const readSafeFile = (file: string): SafeBatch => JSON.parse(readFileSync(file, 'utf8'))

const dataOf = (said: string) => /^data: {2}(0x[\da-f]+)$/m.exec(said)?.[1] ?? ''

it('deploy shows what creates the contract for its owner, and verify recognises it', async () => {
  const { token, send } = await prepare()
  const shown = await token(['deploy', '--owner', payer.address], { TOKEN_CONTRACT: '' })
  expect(shown).toMatchObject({ code: 0, said: expect.stringContaining('chain: 31337 (Local chain)\n') })

  const { contractAddress } = await send({ to: null, data: dataOf(shown.said) })
  const verified = await token(['verify', '--owner', payer.address], {
    TOKEN_CONTRACT: contractAddress ?? '',
  })

  expect(verified.said).toContain('compiled by solc 0.8.37')
  expect(verified.said).toContain(`ok   code of ${contractAddress}\n`)
  expect(verified.said).toContain(`ok   owner ${payer.address}\n`)
  expect(verified.said).toContain(`ok   description at ${publicUrl}/token/metadata.json\n`)
  expect(verified.said).toContain('NOT  no root yet')
  expect(verified.code).toBe(1)
})

it('deploy can put the description into the contract, and verify takes this version’s alone', async () => {
  const { send } = await prepare()
  const env = { TOKEN_CONTRACT: '', ISSUER_NAME: 'Web3 for All' }
  const shown = await runToken(['deploy', '--owner', payer.address, '--metadata', 'contract'], env)
  const { contractAddress } = await send({ to: null, data: dataOf(shown.said) })
  const verify = (name: string) =>
    runToken(['verify'], { TOKEN_CONTRACT: contractAddress ?? '', ISSUER_NAME: name })

  expect((await verify('Web3 for All')).said).toMatch(/^ok {3}description in the contract, \d{4} bytes/m)
  expect((await verify('Another')).said).toMatch(/^NOT {2}description in the contract, other than/m)
})

it('verify refuses a description that a contract on a real chain keeps at an address which nobody else can open', async () => {
  const real = await startAnvil({ chainId: 8453 })
  const url = 'http://localhost:4188/token/metadata.json'
  const { said, code } = await runToken(['verify'], {
    TOKEN_CONTRACT: await deployToken(openChain(real.url, 8453), { url }),
    ETHEREUM_RPC_URL: real.url,
    TOKEN_CHAIN_ID: '8453',
    PUBLIC_URL: '',
    PORT: '4188',
  })

  expect(said).toContain(`NOT  description at ${url} for good, which is no https:// address`)
  expect(code).toBe(1)
  await real.stop()
})

it('source shows what an explorer asks for, with the arguments that created the contract', async () => {
  const { token, chain, contract } = await prepare()
  const { said, code } = await token(['source'])
  const block = await chain.getBlock({ includeTransactions: true })
  const created = block.transactions.at(-1)?.input ?? ''

  expect(code).toBe(0)
  expect(said).toContain('"language": "Solidity"')
  expect(said).toContain(`contract:  ${contract}`)
  const args = /^arguments: ([\da-f]+)$/m.exec(said)?.[1] ?? 'none'
  expect(created.endsWith(args)).toBe(true)
})

it('set-root writes a file for a Safe, and verify finds the list on the chain (SX.50)', async () => {
  const { token, send, contract } = await prepare()
  const file = join(dir, 'safe.json')

  const shown = await token(['set-root', '--file', file])
  const batch = readSafeFile(file)
  const { transactions, ...rest } = batch

  expect(shown).toMatchObject({ code: 0, said: expect.stringContaining(`1 learner, root ${list.root}`) })
  expect(rest).toMatchObject({ version: '1.0', chainId: '31337' })
  expect(transactions).toEqual([{ to: getAddress(contract), value: '0', data: dataOf(shown.said) }])
  for (const { to, data } of transactions) await send({ to, data })
  const verified = await token(['verify'])
  expect(verified).toMatchObject({
    code: 0,
    said: expect.stringContaining(`ok   root ${list.root}: list ${list.id}`),
  })
  expect((await token(['set-root', '--file', file])).said).toContain('there is such a file already')
})

it('revoke takes the id of a certificate or of a claim, and warns while the certificate is valid', async () => {
  const { token, send, chain, contract } = await prepare()
  const byCertificate = await token(['revoke', 'certificate-of-ada'])
  const byClaim = await token(['revoke', claimId])

  expect(byCertificate.said).toContain('This certificate is valid.')
  expect(dataOf(byClaim.said)).toBe(dataOf(byCertificate.said))
  await send({ to: contract, data: dataOf(byClaim.said) })
  const call = { address: contract, abi, functionName: 'statusOf', args: [claimId] } as const
  expect(await chain.readContract(call as never)).toBe(3)
})

it('an unknown id is refused, without repeating what might be a key', async () => {
  const { token } = await prepare()
  const key = `0x${'5e'.repeat(32)}`

  expect(await token(['revoke', key])).toMatchObject({ code: 1, said: expect.not.stringContaining(key) })
  expect((await token(['revoke', 'nothing'])).said).toContain('There is no certificate with this id')
})

it.each(['--private-key=0x12', '--mnemonic', '--keystore', '-i', '--key'])(
  '%s is refused',
  async (option) => {
    const { code, said } = await runScript('token', ['deploy', option])

    expect(code).toBe(2)
    expect(said).toMatch(/reads no key/)
    expect(said).not.toContain('0x12')
  },
)

const none = { TOKEN_CHAIN_ID: '' }
it.each<[string, string[], NodeJS.ProcessEnv]>([
  ['--owner is missing', ['deploy'], {}],
  ['--owner must be an address', ['deploy', '--owner', '0x1'], {}],
  ['--file: a Safe cannot', ['deploy', '--owner', payer.address, '--file', 'a.json'], {}],
  ['--metadata must be', ['deploy', '--owner', payer.address, '--metadata', 'moon'], {}],
  [
    'PUBLIC_URL must begin with https://',
    ['deploy', '--owner', payer.address],
    { TOKEN_CHAIN_ID: '8453', PUBLIC_URL: '' },
  ],
  ['TOKEN_CHAIN_ID must be set', ['set-root'], none],
  ['TOKEN_CONTRACT must be set', ['verify'], none],
  [
    'of another chain than TOKEN_CHAIN_ID',
    ['verify'],
    { TOKEN_CHAIN_ID: '1', TOKEN_CONTRACT: payer.address },
  ],
  ['no such contract at TOKEN_CONTRACT', ['verify'], { TOKEN_CONTRACT: payer.address }],
  [
    'ETHEREUM_RPC_URL did not answer',
    ['verify'],
    { TOKEN_CONTRACT: payer.address, ETHEREUM_RPC_URL: 'http://127.0.0.1:9' },
  ],
  ['Usage: npm run token', ['burn'], {}],
])('a fault names the variable or the option: %s', async (words, args, env) => {
  const { code, said } = await runToken(args, env)

  expect(said).toContain(words)
  expect(code).not.toBe(0)
})

it('the checksum of a Safe file changes with what it does, and not with its name', () => {
  const transactions = [{ to: owner.address, data: '0x01' }]
  const parts = { name: 'a', description: 'b', createdAt: 1, chainId: 1, transactions }
  const of = (changed: Partial<typeof parts>) =>
    makeSafeBatch({ ...parts, ...changed }, (text) => keccak256(stringToBytes(text))).meta.checksum

  expect(of({ name: 'other' })).toBe(of({}))
  expect(of({ transactions: [{ to: payer.address, data: '0x01' }] })).not.toBe(of({}))
})
