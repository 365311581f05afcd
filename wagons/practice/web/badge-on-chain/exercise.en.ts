import type { Attempt, Outcome, Picture, Piece, Place, Step, Wallet } from './badge.ts'

export const intro = 'Club Nivolo is invented. Its badge for guests is an NFT.'

export const titles: Readonly<Record<Step, string>> = {
  claim: 'Claim your badge',
  record: 'What others see',
  gone: 'The host closes',
  make: 'Make one that lasts',
}
export const tasks: Readonly<Record<Step, string>> = {
  claim:
    'You have mended a lamp at Repair Day. A poster shows a code for a badge. Type the code, and choose which of your two addresses gets the badge. The club pays the fee.',
  record:
    'Your badge is in the record. Anyone can look up any address in a block explorer, including a colleague who once got your address from you. Look up both.',
  gone: 'Here is your badge in your wallet app. The club lets a company keep its files. Now that company closes. What will be left of your badge? Tick it, then see.',
  make: 'Next year you make the badges yourself, with 20 practice dollars. Choose a picture and a place for it. Then let ten years pass: companies close, and your old computer breaks.',
}

export const poster = {
  event: 'Repair Day',
  when: '14 June, in the town hall',
  claimAt: 'A badge for each guest:',
  site: 'badges.nivolo.example',
  code: 'Code:',
} as const
export const codeField = 'Code from the poster'
export const whichAddress = 'Send my badge to'
export const wallets: Readonly<
  Record<Wallet, { readonly name: string; readonly address: string; readonly about: string }>
> = {
  main: {
    name: 'My wallet',
    address: '0x81d0…5b3e',
    about: 'It has 840 practice dollars. Colleagues send you money here.',
  },
  badges: {
    name: 'My second wallet',
    address: '0x2f6a…c914',
    about: 'New and empty.',
  },
}
export const claim = 'Claim the badge'
export const refused = 'The page does not know this code. Nothing has happened. Look at the poster again.'
export const claimed = {
  title: 'Badge 23 is yours',
  words: (address: string) =>
    `The contract of the club has made it, and the record shows who has it: ${address}.`,
} as const
export const badge = 'Badge 23'

export const lookUp = 'Look up'
export const empty = 'No tokens, no entries.'
export const money = '840 practice dollars'
export const has = 'Has'
export const entries = 'Entries'
export const entry = {
  pay: '12 June: 9 practice dollars from 0x6d3b…70aa',
  claim: '14 June: badge 23 from Club Nivolo',
  sent: '15 June: badge 23 sent to 0x2f6a…c914',
  received: '15 June: badge 23 from 0x81d0…5b3e',
} as const
export const ties = {
  apart: {
    title: 'Badge and money are apart',
    words:
      'At the second address there is a badge and nothing else. Your colleague finds your money, but not where you were. This lasts as long as you send nothing between the two.',
  },
  together: {
    title: 'All at one address',
    words:
      'Your colleague sees that you were in the town hall on 14 June. And whoever asks for your address because of the badge sees that you have 840. Some people do not mind.',
  },
  tied: {
    title: 'The old entries remain',
    words:
      'The badge has moved, but nothing is deleted from the record. And the new entry now shows that both addresses belong together.',
  },
} as const
export const move = 'Send the badge to my second wallet'
export const turnBack = 'Go back to Repair Day'
export const goOnSo = 'Continue like this'

export const pieces: Readonly<Record<Piece, string>> = {
  number: 'Contract 0x91c4…2be0, number 23',
  holder: 'The address that has it',
  picture: 'The picture',
  day: 'The day on which it was made',
  description: 'The description: “Repair Day, in the town hall”',
  link: 'The link: ruvano-files.example/nivolo/23',
}
export const whatStays = 'What will still be there?'
export const close = 'Let the company close'
export const closedTitle = (right: number) => `Closed. You were right about ${right} of 6.`
export const pieceFates: Readonly<Record<Piece, string>> = {
  number: 'Still there: it is on the chain.',
  holder: 'Still there: it is on the chain.',
  picture: 'Gone: it was a file on the server.',
  day: 'Still there: each block has its date.',
  description: 'Gone: these words were in a file on the server, not on the chain.',
  link: 'Still there, but it leads nowhere now.',
}
export const shown = {
  whole: 'Repair Day, in the town hall',
  missing: 'The picture could not be loaded.',
  replaced: 'YOU WON! Connect your wallet',
} as const
export const getItBack = 'Try to get the picture back'
export const attempts: Readonly<Record<Attempt, { readonly name: string; readonly result: string }>> = {
  copy: {
    name: 'Put my own copy of it online',
    result:
      'It is online, but in another place. The link in your badge still leads to the old one, and you cannot change it. (In some sets, the maker can.)',
  },
  explorer: {
    name: 'Look for it in the block explorer',
    result:
      'The explorer shows everything that the chain has: numbers, days and the link. The picture was never there.',
  },
  wait: {
    name: 'Wait for a year',
    result:
      'A stranger has rented the web address of the company that closed, and your badge now shows another picture. The token is still yours, and a picture alone takes nothing. But do not follow what it says.',
  },
}

export const whichPicture = 'Picture'
export const pictures: Readonly<Record<Picture, { readonly name: string; readonly about: string }>> = {
  photo: { name: 'A photo of the day', about: '3 MB' },
  drawing: { name: 'A small drawing', about: '2 kB' },
}
export const whichPlace = 'Place'
export const places: Readonly<Record<Place, { readonly name: string; readonly about: string }>> = {
  server: { name: 'The server of a company', about: 'Free. The link is a web address.' },
  ipfsOne: {
    name: 'IPFS, kept by your computer',
    about: 'Free. The link is the hash of the file.',
  },
  ipfsMany: {
    name: 'IPFS, kept by your computer, the club and a paid service',
    about: '8 dollars. The link is the hash of the file.',
  },
  chain: { name: 'On the chain itself', about: 'Fee: 1 dollar for each kB. No link is needed.' },
}
export const age = 'Let ten years pass'
export const outcomes: Readonly<Record<Outcome, { readonly title: string; readonly words: string }>> = {
  closed: {
    title: 'The picture is gone',
    words: 'The company closed in the fourth year. The badges are still there, and their links lead nowhere.',
  },
  unkept: {
    title: 'The picture is gone',
    words:
      'Your computer broke in the sixth year, and no one else kept the file. IPFS finds a file only as long as someone keeps it. Anyone who still had an exact copy could bring it back under the same link.',
  },
  kept: {
    title: 'The picture is there',
    words:
      'Your computer broke, but the club and the service still keep the file. The link is its hash, so each exact copy fits. One of them has to go on keeping it.',
  },
  tooDear: {
    title: 'Too expensive',
    words: '3 MB on the chain would cost about 3,000 dollars, and you have 20. Nothing was written.',
  },
  onChain: {
    title: 'The picture is there',
    words:
      'The drawing is in the record itself. It lasts as long as the chain, and no company has to keep it.',
  },
}

export const achieved = 'You made a badge that lasts'
export const forReal = [
  'Find the description of a badge or NFT that you claimed or bought: in a block explorer, open its contract, then “Read”, and type its number at “tokenURI”, sometimes “uri”. With “https” it is on a web server, with “ipfs” or “ar” in a network, with “data” on the chain. It holds the link to the picture: read that the same way.',
  'Keep a copy of each picture and description that you care about. It does not replace the token, but the memory stays.',
  'For badges, use an address with no link to your savings. A single transfer between the two ties them together.',
] as const
