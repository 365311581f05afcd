import type { WindowWords } from '../parts/few/wallet-window.tsx'
import type { Place, Step } from './wallet.ts'

export const intro = 'Make a practice wallet, keep its words, and bring it back.'

export const titles: Readonly<Record<Step, string>> = {
  make: 'Make the wallet',
  keep: 'Keep the words',
  restore: 'Bring it back',
  show: 'Show that it is yours',
  sort: 'Sort the inbox',
}
export const tasks: Readonly<Record<Step, string>> = {
  make: 'You have installed a wallet app. Before you can use it, it needs a recovery phrase: secret words, from which it makes its keys.',
  keep: 'Where do you keep your six words? Choose one place or several. Then see what a bad year does to them.',
  restore:
    'Your new phone has the same wallet app, and it is empty. Type the words in their order: tap them one by one.',
  show: 'At Sorandi, neighbours share a tool shed. Their wallets let them borrow tools. You opened its site from your saved link. It asks you to show that your address is yours.',
  sort: 'A week with your wallet brings eight messages. Four are safe and four come from thieves. Read each, then put it on a pile.',
}

export const begin = {
  title: 'Where do the words come from?',
  made: {
    words: 'The app can make new words for you. Only you will see them.',
    button: 'Let the app make them',
  },
  given: {
    words: 'A helpful member of your chat group: “New words often fail. Take these six, I have tested them!”',
    button: 'Take the tested words',
  },
} as const
export const given = {
  title: 'The next day it is empty',
  words:
    'You paid in 120 practice dollars. Overnight they went to another address. The words opened your wallet for you, and also for the one who gave them to you.',
  button: 'Undo (only here)',
} as const

export const phrase = {
  title: 'Your six words',
  words:
    'A real wallet usually shows 12, 20 or 24 of them. Take a pen and write these six on paper, in this order: you will need them soon.',
  button: 'I have written them down',
} as const
export const recoveryWords = ['river', 'lamp', 'seven', 'bread', 'cloud', 'garden'] as const

export const placesTitle = 'I keep them …'
export const places: Readonly<Record<Place, string>> = {
  drawer: 'on paper, in the drawer at home',
  photo: 'in a photo on my phone',
  second: 'on a second sheet, hidden at my sister’s',
  mail: 'in an email to myself',
  memory: 'in my head',
}
export const live = 'See what the year brings'
export const yearTitles = {
  safe: 'Your words are still yours',
  stolen: 'Thieves have read your words',
  lost: 'Your words are lost',
} as const
export const march = {
  stolen:
    'March: a thief gets into your email account. Your photos are copied there too. He finds six words, and that night your coins are gone.',
  safe: 'March: a thief gets into your email account. He finds no words.',
} as const
export const june = {
  second:
    'June: water floods the room, and your phone and the drawer with it. The paper at your sister’s stays dry. She did not use it, but she could have: choose well who keeps one.',
  online:
    'June: water floods the room, and your phone and the drawer with it. Your words are still online, where the thief found them first.',
  lost: 'June: water floods the room, and your phone and the drawer with it. Nothing that can be read is left, and no help desk knows your words.',
} as const
export const memory = 'And your head? After half a year, four of the six words come back to you.'
export const again = 'Try another way'

export const phone = 'Your new phone'
export const pick = 'The words, shuffled'
export const typed = 'Typed so far:'
export const none = 'nothing'
export const wordAt = (place: number, word: string) => `${place}. ${word}`
export const paper = 'Look at the paper'
export const open = 'Open the wallet'
export const notRestored = {
  title: 'Not your phrase',
  words:
    'They are the right words in another order, so it is a different phrase, and this app refuses it. Of twelve words, about one wrong order in sixteen opens another wallet, an empty one. So look at your paper before you fear a theft.',
  button: 'Try again',
} as const
export const restored = {
  title: 'It is all there again',
  words:
    'The 120 practice dollars were never in the flooded phone. They are lines in the shared record, and your words made the keys to them again. They would have done so for a thief, too.',
  button: 'Next',
} as const

export const meeting = {
  title: 'How do you show it?',
  open: {
    words: 'Your wallet opens a window with a message to sign.',
    button: 'Open the window',
  },
  tell: {
    words: 'Rui sits beside you: “These windows are hard. Tell me your six words, I will do it on my phone.”',
    button: 'Tell Rui the words',
  },
} as const
export const told = {
  title: 'Two phones have your words',
  words:
    'Rui meant well, and you are logged in. But his phone had a hidden program. A week later your practice dollars are gone. A signature would have shown the same, and the words would have stayed with you.',
  button: 'Undo (only here)',
} as const
export const message: WindowWords = {
  site: 'sorandi.example',
  kind: 'Sign-in request',
  lines: [
    {
      label: 'Site',
      value: 'sorandi.example',
      meaning: 'The site that asks. It is the one at the top of your browser.',
    },
    { label: 'Your address', value: '0x4b6e…c218', meaning: 'Yours, as your wallet shows it to you.' },
    {
      label: 'Message',
      value: 'I show Sorandi that this address is mine.',
      meaning: 'What you say with your signature. It gives no one permission to move anything.',
    },
    {
      label: 'Technical lines',
      value: 'Nonce w8Rt3k · Issued at 10:14',
      meaning: 'A random code and a time, so that your signature works only once. They are normal.',
    },
    { label: 'Fee', value: 'none', meaning: 'Nothing is written on the chain.' },
  ],
  sign: 'Sign',
}
export const signed = {
  title: 'Sorandi knows your address',
  words:
    'The wallet used your key to sign, and the key stayed in the wallet. Nothing has moved. You looked at the site, at your address and at what you say, so you could sign.',
  button: 'Next',
} as const
export const unsigned = {
  title: 'Nothing happened',
  words:
    'Rejecting costs nothing. But Sorandi does not know yet that the address is yours. You came through your saved link, and the site asks only for this proof: you can sign.',
  button: 'Open the window again',
} as const

export const achieved = 'You made a wallet, lost it and brought it back'
export const forReal = [
  'Write your words on paper twice, in order, and keep the two sheets in two places: whoever finds one has your wallet. Bring the wallet back from the paper once, before you put much into it.',
  'The words go only into the wallet app or the device that you opened yourself to bring it back. No friend, no help desk and no one from this programme needs them.',
  'When a message wants something, leave its link alone. Open your own bookmark, or call the number that you know.',
] as const
