/** Apps with a browser of their own, and how their makers say that a page is opened in it. In the order of the alphabet. */
const apps: readonly (readonly [string, (url: URL) => string])[] = [
  ['Coinbase Wallet', ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`],
  // The address as it is, without its scheme: a percent-encoded one opens an empty page.
  ['MetaMask', ({ host, pathname, search }) => `https://link.metamask.io/dapp/${host}${pathname}${search}`],
  [
    'Trust Wallet',
    ({ href }) => `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(href)}`,
  ],
]

/** Links that open a page in a wallet's own browser. No app keeps what follows `#`. */
export const appLinks = (url: string) => apps.map(([name, link]) => ({ name, href: link(new URL(url)) }))
