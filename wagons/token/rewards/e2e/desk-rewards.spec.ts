import { readFile } from 'node:fs/promises'
import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import type { Download, Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { callAs, newEmail, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { signIn } from '#workshop/e2e/support/login.ts'
import { certify, createOperator } from '#workshop/e2e/support/operator.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function save(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  return readDownload(await downloading)
}

const readDownload = async (download: Download) => readFile(await download.path(), 'utf8')

/** Verifies a new wallet of a learner over the API. */
async function verifyWallet(
  request: Parameters<typeof callAs>[0],
  learner: TestLearner,
): Promise<`0x${string}`> {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const asked = { address: wallet.address, chainId: 1 }
  const { message } = await callAs<{ message: string }>(request, learner, 'POST', '/api/wallet/nonce', asked)
  const signature = await wallet.signMessage({ message })
  await callAs(request, learner, 'PUT', '/api/wallet', { message, signature })
  return wallet.address
}

test('an operator makes a list, by whose proof a library verifies that the learner is on it (SX.33)', async ({
  page,
  browser,
  request,
  newLearner,
}) => {
  const learner = await newLearner({ completed: all })
  const operator = await createOperator(request)
  const address = await verifyWallet(request, learner)
  await certify(request, learner, operator)

  await signIn(page, operator)
  await page.goto('/operator/rewards')
  await button(page, 'Create a list').click()
  await expectToast(page, 'List created.', 'alert-success')

  await page.getByText('Other ways').first().click()
  const csv = await save(page, 'Airdrop CSV')
  expect(csv.split('\r\n')[0]).toBe('\ufeffaddress,claim')
  const tree = StandardMerkleTree.load(JSON.parse(await save(page, 'Merkle tree')))
  tree.validate()
  await expect(row(page, tree.root).first()).toBeVisible()

  await page.goto('/operator/audit-log')
  await expect(row(page, 'created a token list').first()).toContainText(tree.root)

  const other = await browser.newPage()
  await signIn(other, learner)
  await other.goto('/account')
  await expect(other.getByText(/You are on the token list of/)).toContainText(address)
  const { root, leafEncoding, value, proof } = JSON.parse(
    await save(other, 'Download the proof for claiming your token'),
  )
  expect(value[0]).toBe(address)
  expect([...tree.entries()].map(([, entry]) => entry)).toContainEqual(value)
  expect(csv).toContain(`${value.join(',')}\r\n`)
  expect(StandardMerkleTree.verify(root, leafEncoding, value, proof)).toBe(true)
  await other.close()
})

test('the submissions left out are a file with the reasons', async ({ page, request, newLearner }) => {
  const learner = await newLearner({ completed: all })
  const operator = await createOperator(request)
  await certify(request, learner, operator)
  await signIn(page, operator)
  await page.goto('/operator/rewards')

  expect(await save(page, 'Currently excluded')).toContain(`,${learner.email},no-address\r\n`)
})

test('a submission shows what is known of its address and e-mail, which account verified it, and what else was sent (SX.32)', async ({
  page,
  request,
  newLearner,
}) => {
  const learner = await newLearner()
  const address = await verifyWallet(request, learner)
  const thief = newEmail()
  for (const data of [
    { email: thief, evmAddress: address.toLowerCase() },
    { email: thief, evmAddress: 'thief.eth' },
  ])
    expect((await request.post('/api/rewards', { data })).status()).toBe(200)
  await signIn(page, await createOperator(request))
  await page.goto('/operator/rewards')
  await page.getByRole('searchbox').fill(thief.slice(0, 20).toUpperCase())
  await button(page, 'Search').click()

  await expect(row(page, thief)).toHaveCount(2)
  for (const words of [
    'not confirmed',
    'no checksum',
    'verified by another account',
    'also submitted with another',
  ])
    await expect(row(page, address.toLowerCase())).toContainText(words)
  await expect(row(page, 'thief.eth')).toContainText('not an address')
  await expectAccessible(page)
  expect(await save(page, 'Export as CSV')).toContain(`,${thief},no,thief.eth,other,none,0,1,\r\n`)
})
