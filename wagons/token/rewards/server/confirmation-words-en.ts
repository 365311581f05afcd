import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import type { Words } from '#platform/server/mail/email-page.ts'

/** Of addresses only 0x and 40 digits: by any other text a stranger could have us write to people. */
export interface Repeated {
  readonly email: string
  readonly address: 'none' | 'not-repeated' | `0x${string}`
}

export type ConfirmationEmail = (repeated: Repeated) => Words

const withWallet = (address: Repeated['address']) => {
  if (address === 'none') return 'without a wallet address. Use the button below to confirm that it was you.'
  const which =
    address === 'not-repeated'
      ? 'with a wallet address'
      : `with this wallet address for the token: ${address}`
  return `${which}. Use the button below to check it, and to confirm that it was you and that the wallet is yours.`
}

export const englishConfirmation: ConfirmationEmail = ({ email, address }) => ({
  subject: `Confirm your details for the ${siteName} reward`,
  title: 'Are these your details?',
  says: `Someone entered ${email} on our reward page, ${withWallet(address)}`,
  button: 'Check and confirm',
  terms:
    'The link works once and expires in seven days. Expired? Fill in the form again and we will send you a new one. We never ask for money, a recovery phrase or a private key.',
  otherwise:
    'If it wasn’t you, you don’t need to do anything: without the link, the details stay unconfirmed.',
})
