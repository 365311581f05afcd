import type { Hex } from 'viem'
import { type ChainSite, fundedKey, startChainSite } from '#wagons/token/e2e/support/chain-site.ts'
import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import { button, connect, openDesk, section } from '#wagons/token/e2e/support/token-desk.ts'
import { abi, owner, payer } from '#wagons/token/testing/chain/deploy-token.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

test.describe('on a site without a contract', () => {
  let site: ChainSite
  test.beforeAll(async ({ playwright }) => {
    site = await startChainSite({ playwright }, { isDeployed: false })
  })
  test.afterAll(() => site.stop())

  test('an operator creates it from their own wallet, for an owner that they name, and learns what to set', async ({
    page,
    problems,
  }) => {
    problems.allow(/token\/deploy/)
    const wallet = await installChainWallet(page, site.anvil, { keys: [fundedKey(1)], isOn: 1 })
    await openDesk(page, site)
    const deploy = section(page, 'Create the contract')
    await expect(button(page, 'Create the contract')).toBeDisabled()
    // What is in the contract for good is read before it is created.
    const forGood = deploy.getByText('This is in the contract for good:').locator('+ *')
    await expect(forGood).toHaveText(`${site.url}/token/metadata.json`)
    await deploy.getByRole('radio', { name: 'from the contract itself' }).check()
    await expect(forGood).toContainText('"name":"EduTrain certificate"')
    await deploy.getByRole('radio', { name: 'from this site' }).check()
    await connect(page, payer.address)

    await deploy.getByLabel('Future owner').fill(owner.address.replace('f39F', 'f39f'))
    await button(page, 'Create the contract').click()
    await expect(deploy.getByRole('alert')).toContainText('This address has a typo')
    expect(wallet.sent).toEqual([])
    await deploy.getByLabel('Future owner').fill(owner.address)
    await button(page, 'Create the contract').click()

    await expect(deploy.getByText('The contract has been created.')).toBeVisible()
    expect(wallet.asked).toContain('wallet_switchEthereumChain')
    const line = await deploy.getByText(/^TOKEN_CONTRACT=0x/).innerText()
    const address = line.split('=')[1] as Hex
    const read = (functionName: 'owner' | 'metadataUrl') =>
      site.chain.readContract({ address, abi, functionName })
    expect(await read('owner')).toBe(owner.address)
    expect(await read('metadataUrl')).toBe(`${site.url}/token/metadata.json`)
    await expectAccessible(page)
  })
})

test('on a real chain, a site that has no https address of its own is told to set one, and creates no contract', async ({
  page,
  playwright,
}) => {
  const site = await startChainSite({ playwright }, { isDeployed: false, chainId: 8453 })
  await openDesk(page, site)
  const deploy = section(page, 'Create the contract')
  await expect(deploy.getByRole('alert')).toContainText('first sets PUBLIC_URL')
  await expect(deploy.getByText(`${site.url}/token/metadata.json`)).toBeVisible()
  await expect(deploy.getByRole('button')).toHaveCount(0)
  await expect(button(page, 'Connect wallet')).toHaveCount(0)
  await expectAccessible(page)
  await site.stop()
})
