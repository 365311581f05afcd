import { type Abi, type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { compileFile } from '#wagons/token/solidity/tools/compile.ts'
import { abi, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import {
  alice,
  bob,
  claimOf,
  createToken,
  type TestToken,
} from '#wagons/token/testing/chain/token-on-chain.ts'

let compiled: ReturnType<typeof compileFile> | undefined

const executeAbi = parseAbi(['function execute(address target, bytes data)'])
const newAccount = () => privateKeyToAccount(generatePrivateKey())

/** Its address is known before its list is made. */
async function deploy(
  chain: TestToken['chain'],
  name: 'TestWallet' | 'GreedyWallet' | 'TestDelegate',
  ...args: Address[]
) {
  compiled ??= compileFile('wagons/token/solidity/test/TestWallets.sol')
  const { abi = [], bytecode = '0x' } = compiled[name] ?? {}
  const hash = await chain.deployContract({ abi: abi as Abi, bytecode, args, account: payer })
  const { contractAddress } = await chain.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('the wallet was not deployed')
  return getAddress(contractAddress)
}

/** Two contract wallets of Alice's, on the list. */
async function createTokenForTwoWallets() {
  const { chain } = await createToken()
  const first = await deploy(chain, 'TestWallet', alice.address)
  const second = await deploy(chain, 'TestWallet', alice.address)
  return { first, second, token: await createToken([first, second]) }
}

it('a contract wallet claims by its own call, and a payer with what its owner signed', async () => {
  const { token, first, second } = await createTokenForTwoWallets()

  const claim = claimOf(first)
  const data = encodeFunctionData({
    abi,
    functionName: 'claim',
    args: [claim.claimId, token.list.proofOf(claim)],
  })
  const call = {
    address: first,
    abi: executeAbi,
    functionName: 'execute',
    args: [token.contract, data],
  } as const
  const hash = await token.chain.writeContract({ ...call, account: alice })
  await token.chain.waitForTransactionReceipt({ hash })
  expect(await token.status(claim.claimId)).toBe('held')

  const other = claimOf(second)
  const byStranger = await token.signedClaim(bob, other)
  expect(await token.refusal(payer, 'claimFor', ...byStranger)).toEqual(['InvalidSignature', second])
  await token.done(payer, 'claimFor', ...(await token.signedClaim(alice, other)))
  expect(await token.status(other.claimId)).toBe('held')
})

it('what the owner of two contract wallets signs for one is refused for the other', async () => {
  const { token, first, second } = await createTokenForTwoWallets()
  const signedForFirst = await token.signedClaim(alice, claimOf(first))
  const sent = await token.signedClaim(alice, claimOf(second))

  expect(await token.refusal(payer, 'claimFor', ...sent.with(4, signedForFirst[4] as Hex))).toEqual([
    'InvalidSignature',
    second,
  ])
})

it('a contract wallet that is not on the list is never called, so it cannot spend the payer’s gas', async () => {
  const { chain } = await createToken()
  const [listed, unlisted] = [
    await deploy(chain, 'GreedyWallet', alice.address),
    await deploy(chain, 'GreedyWallet', alice.address),
  ]
  const token = await createToken([listed])
  const signed = await token.signedClaim(alice, claimOf(listed))
  const { claimId } = claimOf(unlisted)
  const other = [unlisted, claimId, ...signed.slice(2)] as typeof signed

  expect(await token.refusal(payer, 'claimFor', ...other)).toEqual(['NotOnList', unlisted, claimId])
  const refused = await token.done(payer, 'claimFor', ...other)
  expect(refused.status).toBe('reverted')
  expect(refused.gasUsed).toBeLessThan(60_000n)
  // Of the gas that it may use, a listed one leaves a 64th.
  const asked = await token.done(payer, 'claimFor', ...signed)
  expect(asked.status).toBe('reverted')
  expect(asked.gasUsed).toBeGreaterThan(400_000n)
})

it('an account with a key and code that knows neither signatures nor tokens claims either way', async () => {
  const { chain } = await createToken()
  const code = await deploy(chain, 'TestDelegate')
  const [first, second] = [newAccount(), newAccount()]
  const token = await createToken([first.address, second.address])
  for (const account of [first, second]) {
    await chain.setBalance({ address: account.address, value: 10n ** 18n })
    const authorization = await chain.signAuthorization({ account, contractAddress: code })
    const hash = await chain.sendTransaction({
      account: payer,
      to: account.address,
      authorizationList: [authorization],
    })
    await chain.waitForTransactionReceipt({ hash })
    expect(await chain.getCode({ address: account.address })).toBe(`0xef0100${code.slice(2).toLowerCase()}`)
  }

  await token.done(payer, 'claimFor', ...(await token.signedClaim(first, claimOf(first.address))))
  expect(await token.status(claimOf(first.address).claimId)).toBe('held')
  const claim = claimOf(second.address)
  await token.done(second, 'claim', claim.claimId, token.list.proofOf(claim))
  expect(await token.status(claim.claimId)).toBe('held')
  expect(
    await token.refusal(payer, 'claimFor', ...(await token.signedClaim(bob, claimOf(bob.address)))),
  ).toBe(undefined)
})
