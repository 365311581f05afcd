import type { ConfirmationEmail, Repeated } from './confirmation-words.ts'

const withWallet = (address: Repeated['address']) => {
  if (address === 'none') return 'without a wallet address. With this ticket you confirm that it was you.'
  const which =
    address === 'not-repeated'
      ? 'with a wallet address'
      : `with this wallet address for the token: ${address}`
  return `${which}. With this ticket you see it and confirm that it was you and that the wallet is yours.`
}

export const englishConfirmation: ConfirmationEmail = ({ email, address }) => ({
  subject: 'Confirm your details for the EduTrain reward',
  title: 'Are these your details?',
  says: `Somebody entered ${email} on our reward page, ${withWallet(address)}`,
  button: 'See and confirm',
  terms:
    'The link works once, within seven days. Too late? Fill in the form again, and a new one comes. We never ask for a recovery phrase or a private key.',
  otherwise: 'If it was not you, nothing need be done: without the link the details stay unconfirmed.',
})
