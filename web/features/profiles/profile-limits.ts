import type { maxNameLength, maxWalletAddressLength } from '#contract/values.ts'

const longestName: typeof maxNameLength = 200
const longestWalletAddress: typeof maxWalletAddressLength = 128

/** What the browser holds a name to. */
export const nameRule = {
  required: true,
  pattern: `(?=.*\\S).{1,${longestName}}`,
  title: `Your name, at most ${longestName} characters`,
}

/** What the browser holds a wallet address to; it may be empty. */
export const walletAddressRule = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  pattern: `.{0,${longestWalletAddress}}`,
  title: `At most ${longestWalletAddress} characters`,
}
