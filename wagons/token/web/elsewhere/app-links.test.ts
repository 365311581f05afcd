import { expect, it } from 'vitest'
import { appLinks } from './app-links.ts'

const url = 'https://edutrain.example/claim/sign?code=c0de&language=fr'

it('a page opens in the browser of each common wallet, as its maker’s documentation says, and none comes first', () => {
  expect(appLinks(url)).toEqual([
    {
      name: 'Coinbase Wallet',
      href: 'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fedutrain.example%2Fclaim%2Fsign%3Fcode%3Dc0de%26language%3Dfr',
    },
    {
      name: 'MetaMask',
      href: 'https://link.metamask.io/dapp/edutrain.example/claim/sign?code=c0de&language=fr',
    },
    {
      name: 'Trust Wallet',
      href: 'https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fedutrain.example%2Fclaim%2Fsign%3Fcode%3Dc0de%26language%3Dfr',
    },
  ])
  const names = appLinks(url).map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
})
