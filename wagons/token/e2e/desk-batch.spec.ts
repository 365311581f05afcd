import { readFile } from 'node:fs/promises'
import type { Hex } from 'viem'
import type { Output } from '#platform/contract/endpoint.ts'
import type { SafeBatch } from '#wagons/token/contract/safe-batch.ts'
import { multicallAddress } from '#wagons/token/contract/token-abi.ts'
import type { listSignedClaims } from '#wagons/token/contract/token-desk.ts'
import { type ChainSite, fundedKey, startChainSite } from '#wagons/token/e2e/support/chain-site.ts'
import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import { button, connect, openDesk, section } from '#wagons/token/e2e/support/token-desk.ts'
import { abi, owner, payer, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { addMulticall } from '#wagons/token/testing/chain/multicall.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { createOperator } from '#workshop/e2e/support/operator.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

let site: ChainSite
test.beforeAll(async ({ playwright }) => {
  site = await startChainSite({ playwright })
})
test.afterAll(() => site.stop())

test('signed claims go in one confirmation, though a friend was faster with one of them', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await addMulticall(site.chain)
  const learners = [await site.addLearner(), await site.addLearner(), await site.addLearner()]
  await setRoot(site.chain, site.contract as Hex, await site.makeList())
  for (const learner of learners) await site.signClaim(learner)
  const wallet = await installChainWallet(page, site.anvil, { keys: [fundedKey(1)] })
  await openDesk(page, site)
  await page.goto(`${site.url}/operator`)
  await expect(page.getByRole('link', { name: /^3 Signed token claims to send/ })).toBeVisible()
  await page.goto(`${site.url}/operator/token`)
  await connect(page, payer.address)
  const claims = section(page, 'Claims that learners have signed')
  for (const { wallet } of learners) await expect(claims.getByText(wallet.address)).toBeVisible()
  await expect(claims.getByText(/^3 claims go in one transaction/)).toBeVisible()
  await expectAccessible(page)
  const { claims: listed } = await callAs<Output<typeof listSignedClaims>>(
    site.request,
    site.operator,
    'GET',
    '/api/operator/token/signed-claims',
  )
  const downloading = page.waitForEvent('download')
  await claims.getByRole('button', { name: 'File for a Safe' }).click()
  const path = await (await downloading).path()
  const { transactions } = JSON.parse(await readFile(path, 'utf8')) as SafeBatch
  expect(transactions.map(({ to }) => to)).toEqual([multicallAddress])
  wallet.become({ delays: ['eth_estimateGas'] })
  await button(page, 'Send 3 claims').click()
  await expect.poll(() => wallet.asked).toContain('eth_estimateGas')
  const call = { to: listed[0]?.transaction.to as Hex, data: listed[0]?.transaction.data as Hex }
  await site.chain.waitForTransactionReceipt({
    hash: await site.chain.sendTransaction({ account: owner.address, ...call }),
  })
  wallet.become({})
  wallet.answer()

  await expect(claims.getByText('All claims are on the chain.')).toBeVisible()
  expect(wallet.sent).toHaveLength(1)
  for (const { wallet: own } of learners)
    expect(
      await site.chain.readContract({
        address: site.contract as Hex,
        abi,
        functionName: 'balanceOf',
        args: [own.address],
      }),
    ).toBe(1n)
})

test('a site without a chain says what its administrator sets', async ({ page, request }) => {
  await signIn(page, await createOperator(request))
  await page.goto('/operator/token')

  await expect(page.getByText('the server administrator sets TOKEN_CHAIN_ID')).toBeVisible()
})
