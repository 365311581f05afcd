import type { SceneWords } from '../parts/few/scenes.tsx'
import type { Fate, OldApproval, ResultScene, Step } from './signing.ts'

export const intro = 'Ondalu is an invented fund. Tap a line of a window to learn what it means.'

export const titles: Readonly<Record<Step, string>> = {
  login: 'Log in',
  pay: 'Pay in',
  vote: 'Two free signatures',
  tidy: 'Tidy up',
}
export const tasks: Readonly<Record<Step, string>> = {
  login:
    'You want to log in to Ondalu. You saved its link some weeks ago. Today there is also a link in the group chat.',
  pay: 'Now you pay 40 practice dollars into the fund. Its contract will collect them, so it asks for an approval first.',
  vote: 'The members of Ondalu vote. A vote costs nothing: you only sign a message.',
  tidy: 'Months ago you gave these approvals to other apps. Decide for each, then see what happens in the next three months.',
}

export const doors = {
  title: 'How do you open Ondalu?',
  saved: 'My saved link',
  openSaved: 'Open the saved link',
  savedSite: 'ondalu.example',
  from: 'Joy, in the group chat:',
  message: '“Ondalu has moved! Please log in here.”',
  openChat: 'Open the link in the chat',
  chatSite: 'ondalu-login.example',
} as const

export const ballot = {
  title: 'Plan 0x8f3a…d21c: a new roof for the market?',
  yes: '1. Yes, from the fund',
  no: '2. No, not now',
  send: 'Vote',
  choice: 'Choice',
  numbers: { yes: '1', no: '2' },
  meaning:
    'Your choice as a number, from the page of the vote. On other pages, “no” can have another number: compare.',
} as const

export const results: Readonly<Record<Exclude<ResultScene, 'approval-signed'>, SceneWords>> = {
  'login-signed': {
    title: 'You are logged in',
    words: 'You showed that the address is yours. Nothing has moved, and the site cannot move anything.',
    button: 'Next',
  },
  'login-refused': {
    title: 'Nothing happened',
    words:
      'Rejecting costs nothing. But you are not logged in. The window named the site of your saved link and asked for no more than this proof, so you can sign it.',
    button: 'Open the window again',
  },
  'copy-refused': {
    title: 'Well spotted',
    words:
      'The window named ondalu-login.example, and that is not the site you saved. This copy showed its own name; another may show the correct one. What protects you is your saved link.',
    button: 'Back to the two links',
  },
  'copy-signed': {
    title: 'You are on a fake site',
    words:
      'Nothing has moved yet. But this page only looks like Ondalu, and its next window would ask for your tokens. The first line named the other site. Leave, and open Ondalu from your saved link.',
    button: 'Back to the two links',
  },
  'approval-refused': {
    title: 'Nothing happened',
    words:
      'Rejecting costs nothing. But without an approval the contract cannot collect, so you have not paid. You asked for this yourself: set the cap to the amount you need, and confirm.',
    button: 'Open the window again',
  },
  'vote-signed': {
    title: 'Your vote counts',
    words:
      'Nothing has moved, and nothing can be taken with this message. But look: a second window opens at once. “Please confirm your vote,” says the page.',
    button: 'Read the second window',
  },
  'vote-refused': {
    title: 'Your vote is missing',
    words:
      'Rejecting costs nothing. But the code and the number are those of the page, and there is no spender and no amount. You can sign such a message.',
    button: 'Open the window again',
  },
  'permit-signed': {
    title: 'Three days later',
    words:
      '“Confirmed, thank you!” said the page, and nothing left your wallet. Today a stranger has used your signature and collected both kinds of token. Your practice ether is still there, since this permit named only tokens.',
    button: 'Undo (only here)',
  },
  'permit-refused': {
    title: 'Well spotted',
    words:
      'Your vote was already counted. This window named a spender and unlimited amounts. Thieves had changed the real site for some hours: the right name was no proof, and “no changes” did not mean safe.',
    button: 'Next',
  },
}

export const paid = {
  title: 'Paid in',
  words:
    'The fund has collected 40, and the approval is used up. Half a year later, a thief finds a bug in its contract. What is in the fund is in danger. But nothing can be taken out of your wallet.',
  button: 'Next',
} as const
export const tooLittle = {
  title: 'The payment failed',
  words:
    'The fund wanted to collect 40, but your limit is lower. It got nothing, and the fee for the approval is gone.',
  button: 'Change the amount',
} as const
export const tooMuch = {
  title: 'Paid in, but the door is still open',
  words: (taken: string) =>
    `The fund has collected 40. But you had approved more. Half a year later, a thief finds a bug in its contract and takes ${taken} practice dollars out of your wallet.`,
  button: 'Undo (only here)',
} as const

export const wallet = 'In your wallet'
export const holdings = {
  dollars: 'practice dollars',
  points: 'bus points',
  ether: 'practice ether',
} as const
export const number = (value: number) => value.toLocaleString('en')
export const before = 'before:'

export const list = 'Approvals in your wallet'
export const approvals: Readonly<Record<OldApproval, { readonly name: string; readonly about: string }>> = {
  farm: {
    name: 'Karumi Farm',
    about: 'Practice dollars, unlimited. A game. You deleted it from your phone long ago.',
  },
  phone: {
    name: 'Pelani Phone',
    about: 'Practice dollars, up to 30. It collects 10 a month for your phone, and you need it.',
  },
  stranger: {
    name: '0x5d1c…e07a',
    about: 'Bus points, unlimited. You do not remember what this was for.',
  },
}
export const fates: Readonly<Record<Fate, string>> = {
  leave: 'Leave it',
  disconnect: 'Disconnect from the site (free)',
  revoke: 'Revoke (fee: 1 cent)',
}
export const wait = 'Let three months pass'
export const laterTitle = 'Three months later'
const phonePaid = 'It collected 30, as agreed, and could take no more than that.'
export const later: Readonly<Record<OldApproval, Readonly<Record<Fate, string>>>> = {
  farm: {
    leave:
      'Thieves got hold of the old game’s contract. The approval was open, and your practice dollars are gone.',
    disconnect:
      'You left the site, but the approval stayed on the chain. Thieves got hold of the contract, and your practice dollars are gone.',
    revoke: 'Thieves got hold of the old game’s contract. They found no approval of yours.',
  },
  phone: {
    leave: phonePaid,
    disconnect: `You left the site, but the approval stayed on the chain. ${phonePaid}`,
    revoke: 'Your phone was not paid. Nothing is lost: give it a limited approval again when you need it.',
  },
  stranger: {
    leave: 'It was a thief’s contract, waiting. Your bus points are gone.',
    disconnect: 'It was a thief’s contract, and there was no site to leave. Your bus points are gone.',
    revoke: 'It was a thief’s contract, waiting. Now it can take nothing.',
  },
}
export const backToList = 'Undo (only here)'
export const changeList = 'Change something'

export const achieved = 'You can read what you sign'
export const forReal = [
  'Look at four things in each window: which site, what kind of request, which token, how much. If one is not what you meant, reject it. You can always ask for it again. In 2026, MetaMask calls an approval or a permit a “spending cap request”, and one for NFTs a “withdrawal request”. An “offer” or a “listing” sells what you have.',
  'Set the amount that you need today, even where the app proposes unlimited. It protects you better than the name of the spender: anyone can use any name.',
  'Twice a year, look through the approvals in your wallet or in the block explorer of each network. Permits that were signed and not yet used are not listed there: if you were tricked, move what is left to another wallet at once. The explorer shows no “permission”: end it in your wallet.',
] as const
