import { z } from 'zod'
import { SettingError, settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'
import { webAddressOrNone } from '#wagons/token/wallets/server/wallets.config.ts'

const webAddress = webAddressOrNone.transform((text) => text.replace(/\/+$/, ''))

export const tokenSettings = settings({
  chainId: {
    env: 'TOKEN_CHAIN_ID',
    schema: wholeNumber(0, 999_999_999_999_999),
    fallback: '0',
    about:
      'Number of the chain for the tokens of certificates (EIP-155), such as 8453 for Base; 0 for no tokens. See docs/rewards.md.',
  },
  contract: {
    env: 'TOKEN_CONTRACT',
    schema: z
      .string()
      .regex(/^(0x[\da-fA-F]{40})?$/, 'must be an address: 0x and 40 hexadecimal digits')
      .refine((text) => !/^0x0{40}$/.test(text), 'must not be the zero address'),
    fallback: '',
    about:
      'Address of the deployed token contract; learners can claim a token once it is set. Needs `TOKEN_CHAIN_ID` and `ETHEREUM_RPC_URL`.',
  },
  chainName: {
    env: 'TOKEN_CHAIN_NAME',
    schema: z.string().regex(/^[^\p{Cc}<>]{0,60}$/u, 'must be at most 60 characters'),
    fallback: '',
    about: 'Name of the chain as learners see it; empty for the usual one of a well-known chain.',
  },
  explorerUrl: {
    env: 'TOKEN_EXPLORER_URL',
    schema: webAddress,
    fallback: '',
    about:
      'Block explorer of the chain, such as `https://basescan.org`, to which pages link: to tokens as Blockscout has them where the host has `blockscout` in its name, else as Etherscan and its like; empty for the usual one of a well-known chain.',
  },
  publicRpcUrl: {
    env: 'TOKEN_PUBLIC_RPC_URL',
    schema: webAddress,
    fallback: '',
    about:
      'Public JSON-RPC address of the chain, given to wallets that do not know the chain; empty for the usual one of a well-known chain. Never one with a key in it: every visitor can read it.',
  },
  sendsClaims: {
    env: 'TOKEN_SENDS_CLAIMS',
    schema: z.enum(['yes', 'no'], 'must be yes or no').transform((text) => text === 'yes'),
    fallback: 'no',
    about:
      '`yes` where the initiative pays the fee and sends the claims that learners have signed: they are promised it. With `no` they are told to ask a friend.',
  },
})

export type TokenSettings = Values<typeof tokenSettings>

/** @throws SettingError when a contract is named without what is needed to read it */
export function checkTokenSettings(token: TokenSettings, { rpcUrl }: { readonly rpcUrl: string }): void {
  if (token.contract === '') return
  const missing = token.chainId === 0 ? 'TOKEN_CHAIN_ID' : rpcUrl === '' && 'ETHEREUM_RPC_URL'
  if (missing) throw new SettingError(`${missing} must be set, because TOKEN_CONTRACT is.`)
}

declare module '#platform/server/feature.ts' {
  interface Config {
    readonly token: TokenSettings
  }
}
