import type { Browser, Page } from '@playwright/test'
import { installChainWallet } from '#wagons/token/e2e/support/chain-wallet.ts'
import type { Claimant, TokenSite } from '#wagons/token/e2e/support/token-site.ts'
import { signIn } from '#workshop/e2e/support/login.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const onChain = ({ rpcUrl }: Pick<TokenSite, 'rpcUrl'>) => ({ url: rpcUrl, chainId: 31337 })

/** The links into the apps of a phone, which are each given the same address. */
export const appLinks = (page: Page) => dialog(page).getByRole('listitem').getByRole('link')

export async function readLink(page: Page): Promise<string> {
  const href = await appLinks(page).first().getAttribute('href')
  return new URL(href ?? '').searchParams.get('cb_url') ?? ''
}

/** The browser of a claimant's wallet, where nobody is logged in. */
export async function openWallet(browser: Browser, site: TokenSite, { key }: Claimant): Promise<Page> {
  const inWallet = await browser.newPage({ baseURL: site.url })
  await installChainWallet(inWallet, onChain(site), { keys: [key] })
  return inWallet
}

export async function openAs(
  page: Page,
  { learner }: Pick<Claimant, 'learner'>,
  path = '/claim',
): Promise<void> {
  await signIn(page, learner)
  await page.goto(path)
}
