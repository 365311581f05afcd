import type { Network, Outcome, Step, Sum } from './payment.ts'

export const intro = 'Nadia has built you a table. Send her 60 practice dollars.'

export const titles: Readonly<Record<Step, string>> = {
  contact: 'Save who gets it',
  call: 'Call Nadia',
  test: 'Send a test first',
  ask: 'Has it arrived?',
  rest: 'Send the rest',
  compare: 'Look at both addresses',
}
export const tasks: Readonly<Record<Step, string>> = {
  contact: 'Put Nadia’s address into your contacts, from her message.',
  call: 'Was it really Nadia who wrote? You call her, on a number you have had for years. She reads three groups from the middle of her address. Tap them in your contact.',
  test: 'Choose the network and the sum. Watch the fee in the window below, and confirm when each line is right.',
  ask: 'Your wallet says “sent”. That is all it knows. What do you do?',
  rest: 'Ten minutes have passed, and 59 practice dollars are left to pay. To whom do you send them?',
  compare:
    'First comes Nadia’s address, then the newest line of your history. Tap each group that is the same in both.',
}

export const wallet = 'Practice wallet'
export const left = (sum: number) => `${sum} practice dollars`

export const nadia = 'Nadia'
export const message = 'Message from Nadia'
export const messageBefore =
  'The table is ready! It is 60 practice dollars, please on the network Sevaku Express. My address:'
export const thief = 'The thief'
export const answers: Readonly<Partial<Record<Outcome, string>>> = {
  testArrived: 'Yes, 1 practice dollar, just now.',
  testAstray: 'No. I see nothing here.',
  paid: 'Thank you! The table is yours.',
}

export const newContact = 'New contact'
export const name = 'Name'
export const address = 'Address'
export const noAddress = 'none yet'
export const paste = 'Paste the address from her message'
export const save = 'Save the contact'
export const saved = (name: string) => `Your contact ${name}`

export const readsOut = (groups: string) => `In the middle of my address I read: ${groups}.`
export const notRead = (group: string) => `She did not read ${group}. Keep looking.`
export const isInContact = 'Yes, your contact has this one too.'
export const allHeard =
  'All three are in your contact: it is her address. A message can come from a thief who has taken over her chat. A look-alike would differ in the middle.'

export const network = 'Network'
export const networks: Readonly<Record<Network, string>> = {
  main: 'Sevaku',
  express: 'Sevaku Express',
  other: 'Miristan',
}
export const about: Readonly<Record<Network, string>> = {
  main: 'Fee about 40 cents. You have some of its coin.',
  express: 'Layer 2 of Sevaku. Fee about 1 cent. You have some of its coin.',
  other: 'A chain of its own. Fee less than 1 cent. You have none of its coin.',
}
export const fees: Readonly<Record<Network, string>> = {
  main: '0.0002 sevaku (about 40 cents)',
  express: '0.000005 sevaku (about 1 cent)',
  other: '0.01 miristan (less than 1 cent)',
}
export const sum = 'Sum'
export const sums: Readonly<Record<Sum, string>> = { 1: '1 as a test', 60: 'all 60 at once' }
export const dollars = (sum: number) => `${sum} practice ${sum === 1 ? 'dollar' : 'dollars'}`

export const request = 'You are about to sign'
export const to = 'To'
export const fromHistory = 'An address from your history'
export const fee = 'Fee'
export const open = 'not chosen yet'
export const confirm = 'Confirm and send'
export const takeBack = 'Try again'
export const ask = 'Ask Nadia if it has arrived'
export const rush = 'Send the other 59 now'
export const finish = 'Done'

export const history = 'From your history'
export const contacts = 'From your contacts'
export const historyNote = 'This history shows addresses, not names, as many do.'
export const lines = {
  newest: { what: '−1 to', when: '6 minutes ago' },
  earlier: { what: '−1 to', when: '10 minutes ago' },
} as const

export const headings: Readonly<Record<Outcome, string>> = {
  noCoinForFee: 'Nothing was sent',
  allAtOnce: 'It worked, but it was a risk',
  allAstray: 'All 60 on the wrong network',
  testAstray: 'The test has not arrived',
  testArrived: 'The test has arrived',
  notAsked: 'Sent without an answer',
  stolen: 'The money is gone',
  byLuck: 'That was luck',
  paid: 'Nadia is paid',
}
export const outcomes: Readonly<Record<Outcome, string>> = {
  noCoinForFee:
    'The payment does not go out: the fee of Miristan is paid in its own coin, and you have none. And Nadia asked for another network.',
  allAtOnce:
    'The 60 have arrived. But had one line been wrong, all 60 would be gone. A test would have cost you 1 cent more. Try again, with a test first.',
  allAstray:
    'All 60 are at Nadia’s address, but on Sevaku. Her wallet shows only Sevaku Express. If it knows Sevaku too and she has a coin for its fee, she may still reach them. At an exchange, they are often lost. In real life, you could not undo it.',
  testAstray:
    'You chose Sevaku, and she looks at Sevaku Express. It is the same address, but another record. Only 1 is in the wrong place, not 60: that is what a test is for.',
  testArrived: 'Now you know that network and address are right: from Nadia, not from your own wallet.',
  notAsked:
    'This time the test had arrived. You could not know: your wallet says “sent” on a wrong network too. A test helps if you wait for the answer.',
  stolen:
    'The 59 went to a thief. He saw your test and put a line like it into your history: the same sum, and an address with the same ends. In real life, you cannot undo this.',
  byLuck:
    'The 59 have reached Nadia, but by luck: two lines look the same, down to the sum, and the thief’s line could have been the one you took. Try the way that does not rely on luck.',
  paid: 'The 59 have reached Nadia. The contact held the address that you compared with her, and the test had shown that it works.',
}

export const group = (number: number) => `Group ${number}:`
export const differs = 'not the same'
export const notTheSame = (above: string, below: string) =>
  `${above} and ${below} are not the same. Keep looking.`
export const oneMore = 'Yes, these two are the same. There is one more.'
export const allMarked =
  'Only the first group and the last are the same: those that the history shows. All that it hides is different. The thief’s computer tried billions of addresses until one had the same ends.'

export const achieved = '60 practice dollars arrived safely'
export const forReal = [
  'Check a new contact with its owner by phone, the middle of the address too. Call a number that you had before. Then use only this contact.',
  'Before you confirm, compare address, network and sum with what the receiver told you. An exchange may ask for a memo as well.',
  'Is there a line in your history that you do not expect? Leave it, even if it looks like a payment of yours. Do not copy its address, and send nothing back.',
] as const
