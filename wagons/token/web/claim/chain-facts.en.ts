export const title = 'Good to know'
export const network = 'Network'
export const contract = 'Contract of our token'
export const goesTo = 'Goes to'
export const copy = 'Copy'
export const copied = 'Copied.'
export const copyFailed = 'It could not be copied. You can select it and copy it yourself.'
/** What cannot be undone, before the first button. */
export const before = 'Before you sign:'
export const unsold = 'It can never be sold, given away or moved.'
export const openToAll = 'It is public for ever.'
export const law =
  'In a few countries it is a crime even to own a token or use a wallet: look up the law where you live.'
export const price = 'It has no price: it cannot be sold, given away or moved.'
export const forEver =
  'It is public for ever: anyone can see which address has it. Not even we can delete that.'
/** Beside what is said before the first button. */
export const seen = 'Anyone can see which address has it. Not even we can delete that.'
export const noFee =
  'We never ask you for money, for your recovery phrase or for your private key. Anyone who does is a thief.'
export const destroyed =
  'A token can only be destroyed, by you or, if its certificate is revoked or replaced, by us; its history stays readable.'
export const notNeeded = 'It has no price. Your certificate is valid without it.'
