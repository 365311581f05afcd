export const title = 'Before you go on'
export const network = 'Network'
export const contract = 'Contract of our token'
export const goesTo = 'Goes to'
export const copy = 'Copy'
export const copied = 'Copied.'
export const copyFailed = 'It could not be copied. You can select it and copy it yourself.'
export const price =
  'It has no price. It cannot be sold, given away or moved, not even to another address of yours.'
export const forEver =
  'It is public for ever. Anyone can see that this address has it. That can’t be deleted from the network, not even by us. A token can only be destroyed, by you or, if its certificate is revoked or replaced, by us; its history stays readable.'
export const noFee =
  'We never ask you for money, for your recovery phrase or for your private key. Anyone who does is a thief.'
export const notNeeded =
  'Your certificate is valid without it. In a few countries it is a crime even to own a token or use a wallet: look up the law where you live first.'
