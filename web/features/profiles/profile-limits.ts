import type { maxNameLength, maxWalletAddressLength } from '#contract/values.ts'
import * as text from './profile.en.ts'

const longestName: typeof maxNameLength = 200
const longestWalletAddress: typeof maxWalletAddressLength = 128

/** What the browser holds a name to. */
export const nameRule = {
  required: true,
  pattern: `(?=.*\\S).{1,${longestName}}`,
  title: text.nameRule(longestName),
}

/** What the browser holds a wallet address to; it may be empty. */
export const walletAddressRule = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  pattern: `.{0,${longestWalletAddress}}`,
  title: text.walletAddressRule(longestWalletAddress),
}
