import { readFile } from 'node:fs/promises'
import type { Hex } from 'viem'
import type { Output } from '#platform/contract/endpoint.ts'
import type { SafeBatch } from '#wagons/token/contract/safe-batch.ts'
import type { listSignedClaims } from '#wagons/token/contract/token-desk.ts'
import { type ChainSite, fundedKey, startChainSite } from '#wagons/token/e2e/support/chain-site.ts'
import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import { button, connect, openDesk, section } from '#wagons/token/e2e/support/token-desk.ts'
import { abi, owner, payer, setRoot } from '#wagons/token/testing/chain/deploy-token.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs } from '#workshop/e2e/support/learner.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const noRoot: Hex = `0x${'0'.repeat(64)}`

const readRoot = ({ chain, contract }: ChainSite) =>
  chain.readContract({ address: contract as Hex, abi, functionName: 'root' })

test.describe('on a site with a contract', () => {
  let site: ChainSite
  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(600_000)
    site = await startChainSite({ playwright })
    await site.addLearner()
    await site.makeList()
  })
  test.afterAll(() => site.stop())
  test.beforeEach(() => setRoot(site.chain, site.contract as Hex, noRoot))

  const balanceOf = (holder: Hex) =>
    site.chain.readContract({
      address: site.contract as Hex,
      abi,
      functionName: 'balanceOf',
      args: [holder],
    })

  test('its owner, whom the overview leads to a list that is not on the chain, publishes it from the browser, and the page shows that the chain has it (SX.50)', async ({
    page,
  }) => {
    const root = await site.makeList()
    await installChainWallet(page, site.anvil, { keys: [fundedKey(0)] })
    await openDesk(page, site)
    await expect(section(page, 'On the chain')).toContainText('none: no one can claim yet')
    await expect(section(page, 'On the chain')).toContainText('the code of this version')
    await connect(page, owner.address)
    await expect(section(page, 'Your wallet')).toContainText('owner of the contract')
    await expectAccessible(page)

    await page.goto(`${site.url}/operator`)
    await page.getByRole('link', { name: /^[1-9]\d* Learners on a list that is not on the chain/ }).click()
    await connect(page, owner.address)
    await button(page, 'Publish').click()

    const publish = section(page, 'Publish the latest list')
    await expect(publish.getByText('The list is published.')).toBeVisible()
    await expect(publish.getByText('The chain has the latest list.')).toBeVisible()
    expect(await readRoot(site)).toBe(root)
  })

  test('a list that was made since the page was loaded is not published unseen', async ({ page }) => {
    test.setTimeout(600_000)
    await site.makeList()
    const wallet = await installChainWallet(page, site.anvil, { keys: [fundedKey(0)] })
    await openDesk(page, site)
    await connect(page, owner.address)
    await site.addLearner()
    const root = await site.makeList()

    await button(page, 'Publish').click()

    const publish = section(page, 'Publish the latest list')
    await expect(publish.getByRole('alert')).toContainText('What this page shows is out of date')
    expect(wallet.asked).not.toContain('eth_sendTransaction')
    await expect(section(page, 'On the chain').getByText(root)).toBeVisible()
    await button(page, 'Publish').click()
    await expect(publish.getByText('The list is published.')).toBeVisible()
    expect(await readRoot(site)).toBe(root)
  })

  test('declining loses nothing, and the next try goes through', async ({ page }) => {
    const wallet = await installChainWallet(page, site.anvil, {
      keys: [fundedKey(0)],
      refuses: ['eth_sendTransaction'],
    })
    await openDesk(page, site)
    await connect(page, owner.address)
    const publish = section(page, 'Publish the latest list')
    await button(page, 'Publish').click()
    await expect(publish.getByRole('alert')).toContainText('You declined the request')
    expect(await readRoot(site)).toBe(noRoot)

    wallet.become({})
    await button(page, 'Publish').click()
    await expect(publish.getByText('The list is published.')).toBeVisible()
  })

  test('an account that is not the owner is told so before anything is sent', async ({ page }) => {
    const wallet = await installChainWallet(page, site.anvil, { keys: [fundedKey(1)] })
    await openDesk(page, site)
    await connect(page, payer.address)
    await expect(section(page, 'Your wallet')).toContainText('not the owner of the contract')

    await button(page, 'Publish').click()

    await expect(section(page, 'Publish the latest list').getByRole('alert')).toContainText(
      'This account is not the owner of the contract',
    )
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  })

  test('a wallet on a network that it does not know is told apart from one that has to switch', async ({
    page,
  }) => {
    await installChainWallet(page, site.anvil, { keys: [fundedKey(0)], isOn: 1, knowsChain: false })
    await openDesk(page, site)
    await connect(page, owner.address)

    await button(page, 'Publish').click()

    await expect(section(page, 'Publish the latest list').getByRole('alert')).toContainText(
      'Your wallet does not know Local chain.',
    )
  })

  test('for a multi-signature wallet there is a file whose transaction publishes the list', async ({
    page,
  }) => {
    const root = await site.makeList()
    await openDesk(page, site)
    const downloading = page.waitForEvent('download')
    await section(page, 'Publish the latest list').getByRole('button', { name: 'File for a Safe' }).click()
    const path = await (await downloading).path()
    const batch = JSON.parse(await readFile(path, 'utf8')) as SafeBatch

    expect(batch).toMatchObject({ version: '1.0', chainId: String(site.anvil.chainId) })
    for (const { to, data } of batch.transactions) {
      const call = { account: owner.address, to: to as Hex, data: data as Hex }
      await site.chain.waitForTransactionReceipt({ hash: await site.chain.sendTransaction(call) })
    }
    expect(await readRoot(site)).toBe(root)
  })

  test('signed claims are sent one after the other, and a token is revoked after its certificate', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const learners = [await site.addLearner(), await site.addLearner()]
    await setRoot(site.chain, site.contract as Hex, await site.makeList())
    for (const learner of learners) await site.signClaim(learner)
    const wallet = await installChainWallet(page, site.anvil, { keys: [fundedKey(0)] })
    await openDesk(page, site)
    await connect(page, owner.address)
    const claims = section(page, 'Claims that learners have signed')
    for (const { wallet } of learners) await expect(claims.getByText(wallet.address)).toBeVisible()

    await button(page, 'Send 2 claims').click()

    await expect(claims.getByText('All claims are on the chain.')).toBeVisible()
    await expect(claims.getByText('No claims are waiting.')).toBeVisible()
    expect(wallet.sent).toHaveLength(2)
    for (const { wallet } of learners) expect(await balanceOf(wallet.address)).toBe(1n)

    const [ada] = learners
    if (!ada) throw new Error('there is a learner')
    const revoked = { certificateId: ada.certificateId, reason: 'issued by mistake' }
    await callAs(site.request, site.operator, 'POST', '/api/operator/certificates/revoke', revoked)
    await page.reload()
    await connect(page, owner.address)
    const revocations = section(page, 'Tokens to revoke')
    await expect(revocations.getByText(ada.certificateId)).toBeVisible()
    await expectAccessible(page)
    await revocations.getByRole('button', { name: 'Revoke the token' }).click()
    await expect(revocations.getByText('The token is revoked.')).toBeVisible()
    await expect(revocations.getByText('There is nothing to revoke.')).toBeVisible()
    expect(await balanceOf(ada.wallet.address)).toBe(0n)
  })

  test('a claim whose signature was taken back since the page was loaded is not sent', async ({ page }) => {
    test.setTimeout(600_000)
    const [ada, ben] = [await site.addLearner(), await site.addLearner()]
    await setRoot(site.chain, site.contract as Hex, await site.makeList())
    for (const learner of [ada, ben]) await site.signClaim(learner)
    const wallet = await installChainWallet(page, site.anvil, { keys: [fundedKey(1)] })
    await openDesk(page, site)
    await connect(page, payer.address)
    const claims = section(page, 'Claims that learners have signed')
    for (const { wallet } of [ada, ben]) await expect(claims.getByText(wallet.address)).toBeVisible()
    await callAs(site.request, ada, 'DELETE', '/api/token/signature')

    await button(page, 'Send 2 claims').click()

    await expect(claims.getByText('All claims are on the chain.')).toBeVisible()
    expect(wallet.sent).toHaveLength(1)
    expect(await balanceOf(ada.wallet.address)).toBe(0n)
    expect(await balanceOf(ben.wallet.address)).toBe(1n)
  })

  test('a claim that the contract refuses is left out and named, and the others are sent', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const learners = [await site.addLearner(), await site.addLearner()]
    await setRoot(site.chain, site.contract as Hex, await site.makeList())
    for (const learner of learners) await site.signClaim(learner)
    const wallet = await installChainWallet(page, site.anvil, { keys: [fundedKey(1)] })
    await openDesk(page, site)
    await connect(page, payer.address)
    const claims = section(page, 'Claims that learners have signed')
    for (const { wallet } of learners) await expect(claims.getByText(wallet.address)).toBeVisible()
    const { claims: listed } = await callAs<Output<typeof listSignedClaims>>(
      site.request,
      site.operator,
      'GET',
      '/api/operator/token/signed-claims',
    )
    wallet.become({ delays: ['eth_estimateGas'] })
    await button(page, 'Send 2 claims').click()
    await expect.poll(() => wallet.asked).toContain('eth_estimateGas')
    // A friend is faster.
    const [first] = listed
    const call = { to: first?.transaction.to as Hex, data: first?.transaction.data as Hex }
    await site.chain.waitForTransactionReceipt({
      hash: await site.chain.sendTransaction({ account: owner.address, ...call }),
    })
    wallet.become({})
    wallet.answer()

    await expect(claims.getByText('1 of 2 is on the chain.')).toBeVisible()
    const refused = claims.getByRole('alert')
    await expect(refused).toContainText('1 claim was refused and left out:')
    await expect(refused.getByRole('listitem')).toHaveText(
      `${first?.address} This token was claimed in the meantime. Nothing was sent.`,
    )
    expect(wallet.sent).toHaveLength(1)
    await expectAccessible(page)
  })
})

test('without a node the page says that the state of the chain is unknown, and offers nothing to send', async ({
  page,
  playwright,
}) => {
  const site = await startChainSite({ playwright })
  await site.anvil.stop()
  await openDesk(page, site)

  await expect(section(page, 'On the chain').getByRole('alert')).toContainText(
    'does not answer, so the state of the chain is unknown',
  )
  await expect(button(page, 'Publish')).toHaveCount(0)
  await site.stop()
})
