import { z } from 'zod'
import { settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'

export const webAddressOrNone = z
  .string()
  .refine(
    (text) => text === '' || (/^https?:\/\//.test(text) && URL.canParse(text)),
    'must start with http:// or https://',
  )

export const walletsSettings = settings({
  rpcUrl: {
    env: 'ETHEREUM_RPC_URL',
    // Often with a key in it.
    secret: true,
    schema: webAddressOrNone,
    fallback: '',
    about:
      'JSON-RPC address of an Ethereum node, asked whether a contract wallet (ERC-1271) signed, and what became of tokens: then it must be one of `TOKEN_CHAIN_ID`. One that answers ten calls in one request is asked less often. Without a node contract wallets cannot be verified.',
  },
  limit: {
    env: 'WALLETS_LIMIT',
    schema: wholeNumber(1, 1_000_000_000),
    fallback: '30',
    about: 'Wallet verifications that one account may start in ten minutes.',
  },
})

export type WalletsSettings = Values<typeof walletsSettings>

declare module '#platform/server/feature.ts' {
  interface Config {
    readonly wallets: WalletsSettings
  }
}
