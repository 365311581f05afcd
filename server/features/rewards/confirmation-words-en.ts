import type { ConfirmationLetter } from './confirmation-words.ts'

export const englishConfirmation: ConfirmationLetter = ({ email, evmAddress }) => ({
  subject: 'Confirm your details for the EduTrain reward',
  title: 'Are these your details?',
  says: evmAddress
    ? `Somebody entered ${email} on our reward page, with this wallet address for the token: ${evmAddress}. With this ticket you confirm that it was you and that the wallet is yours.`
    : `Somebody entered ${email} on our reward page, without a wallet address. With this ticket you confirm that it was you.`,
  button: 'See and confirm',
  terms:
    'The link works once, within seven days. Sent too late? Fill in the form again, and a new one comes. We never ask for a recovery phrase or a private key.',
  otherwise: 'If it was not you, nothing need be done: without the link the details stay unconfirmed.',
})
