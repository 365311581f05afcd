import type { Event, Fate, Holder, Move, Place, Result, SetUp, Step } from './holdings.ts'

export const intro = 'Your things are in three places. Three times, something goes wrong.'

export const titles: Readonly<Record<Step, string>> = {
  begin: 'Your three places',
  locked: 'Your accounts are locked',
  closed: 'The services close',
  forgotten: 'The password is lost',
  holders: 'So who holds it?',
}
export const tasks: Readonly<Record<Step, string>> = {
  begin: 'Look at what you have. Then choose a place for the words of your wallet.',
  locked:
    'One morning, the music app and the exchange write: “Your account is locked. We are checking something.” You have done nothing wrong. Try each place.',
  closed:
    'The music app closes on 31 December. The exchange has no money left. The maker of your wallet app shuts down: you read it on its own site. Try each place.',
  forgotten:
    'Your phone lies in a river, and you can’t remember any password. You have a new phone. Try each place.',
  holders: 'Look back at what happened. Then say for each place: who holds the keys to it?',
}

export const setUps: Readonly<Record<SetUp, string>> = {
  app: 'Pajolo, a music app',
  exchange: 'Kantomo, an exchange',
  wallet: 'A wallet of your own',
}
export const things: Readonly<Record<SetUp, string>> = {
  app: '12 songs that you made, and 400 followers. It is a Web2 app: you log in with a password.',
  exchange: '50 practice coins. Kantomo keeps them for you: you log in with a password.',
  wallet: '50 practice coins. The keys are only on your phone, and 12 words can bring them back.',
}

export const whereWords = 'Your wallet shows its 12 words. Where do they go?'
export const places: Readonly<Record<Place, string>> = {
  paper: 'On paper, at home in a safe spot',
  photo: 'In a photo, with my other photos online',
  later: 'Nowhere yet, I’ll do it later',
}
export const finish = 'Done'
export const again = 'There is a better way. Try another.'
export const rewind = 'Turn back time and write the words on paper'

export const fates: Readonly<Record<Fate, string>> = {
  kept: 'Nothing lost',
  byWords: 'Kept, by your words',
  begun: 'A first step',
  waiting: 'You can only wait',
  partly: 'Partly kept',
  lost: 'All lost',
  noEffect: 'No effect',
}
export const allSettled = 'All three are settled.'
export const open = (names: string) => `Still to try: ${names}`

export const moves: Readonly<Record<Move, string>> = {
  logIn: 'Log in with my password',
  newPage: 'Open a page in another app',
  payStranger: 'Pay a stranger who can “unlock” it',
  writeToApp: 'Write to the company',
  payOut: 'Send my coins to my own wallet',
  writeToExchange: 'Write to the exchange and show my ID',
  askMaker: 'Ask the maker of the wallet app',
  pay: 'Send 5 coins to a friend',
  waitAndSee: 'Wait and see',
  takeFollowers: 'Take my followers along',
  download: 'Download my songs before that day',
  readBalance: 'Look at my balance',
  payOutStopped: 'Send my coins to my own wallet',
  claim: 'File a claim',
  keepOldApp: 'Keep the old app',
  otherApp: 'Type my words into the first wallet app that I find',
  newWallet: 'Make a new wallet in another app and send the coins there',
  lookUp: 'Look up another app in two places first',
  writeNow: 'Write down the words while the old app still opens',
  secondPage: 'Open a new page',
  resetApp: 'Press “Forgot password?”',
  askFriend: 'Let a friend log in with her account',
  resetExchange: 'Press “Forgot password?”',
  resetWallet: 'Press “Forgot password?”',
  helpDesk: 'Tell the words to a help desk that writes to me',
  enterWords: 'Type the words into a wallet app on the new phone',
}

export const results: Readonly<Record<Result, string>> = {
  logIn: 'The password is right. But the company has locked the page, and the page is on its servers.',
  newPage: 'The page is there, with 0 followers. The 400 do not know of it.',
  payStranger:
    'He takes 20 dollars and your password, and changes the password. Now the page is his, and the money is gone too. Only the company can unlock a page.',
  writeToApp: 'After nine days it opens the page again. It could also have said no: it decides alone.',
  payOut: 'Refused. The exchange holds the keys, so it signs each payment, or does not.',
  writeToExchange:
    'It checks your ID. Until it is done, you cannot reach your coins. A licensed exchange usually has to answer a complaint.',
  askMaker: 'The maker answers: “We cannot lock your wallet, and we cannot open it either.”',
  pay: 'Sent. Your key signs, and the network writes it down. No company was asked. (The maker of a token can sometimes freeze that token.)',
  waitAndSee: 'The day comes, and the servers go off. The songs are gone, the followers too.',
  takeFollowers: 'There is no button for it. The list of followers belongs to the app.',
  download: 'The 12 songs are on your phone. The followers stay behind, and they are gone when it closes.',
  readBalance:
    'The app still shows 50 coins. But the exchange writes this number. The number does not make it pay.',
  payOutStopped: 'Refused. All payments out are stopped, for all customers.',
  claim:
    'You wait with the others: perhaps for all, for a part or for nothing. Most customers of FTX, which failed in November 2022, waited for more than two years, in some countries longer.',
  keepOldApp: 'It still opens. But no one fixes its bugs any more, and one day it will not start.',
  otherApp: 'It was a copy, the first hit in the store. It took your words, and soon the 50 coins were gone.',
  otherAppFound:
    'All 50 coins are there. They were never in the app: they are in the shared record, and your words bring back the keys. A message that tells you to do this, with a link, is a trap.',
  newWallet:
    'The best way. You looked the app up in two places, wrote its new words on paper, sent 1 coin, then 49. Whoever has the old words now opens an empty wallet.',
  lookUp:
    'A well-known list and a second source give the same site. You install the app through the link on that site. Continue from here.',
  otherAppNoWords:
    'It asks for your words, and you never wrote them down. But the old app still opens, and it can show them.',
  writeNow: 'Now they are on paper. Continue from here: a real wallet app from another maker can take them.',
  secondPage: 'It is a new page, with 0 songs and 0 followers. Yours is still there, behind its password.',
  resetApp: 'A link comes by email. You set a new password, and songs and followers are there.',
  askFriend: 'Her account shows her coins. And a password that two people know is no secret.',
  resetExchange: 'You set a new password and show your ID again. Two days later you reach your coins.',
  resetWallet:
    'There is no such button. The password only opened the app on the phone in the river. No company has a copy of your keys.',
  helpDesk: 'It was a thief. Soon the 50 coins were gone. A real help desk never asks for your words.',
  helpDeskNoWords: 'It asks for your words: it is a thief. You have none to tell, so nothing else happens.',
  enterWords: 'All 50 coins are there. The paper at home was enough.',
  enterPhoto:
    'The photo is there, and so is the wallet, but it is empty. Someone got into your photos before you, and the words work for anyone.',
  enterNothing:
    'There are no words. The coins stay in the record for all to see, and no one can ever move them.',
}

export const whoHolds = 'Who holds the keys?'
export const holders: Readonly<Record<Holder, string>> = { you: 'You alone', company: 'A company' }
export const events: Readonly<Record<Event, string>> = {
  locked: 'Locked',
  closed: 'Closed',
  forgotten: 'Password lost',
}
export const noWords = 'Without the words'
export const reasons: Readonly<Record<SetUp, string>> = {
  app: 'The music app could lock your page, and it could let you in again. Both require the keys.',
  exchange: 'The coins are yours, but Kantomo refused to send them. Whoever can refuse holds the keys.',
  wallet: 'Your key signed, and no one could lock it. But no one could set a new password either.',
}
export const right =
  'Those who hold the keys can lock you out, and can also help you. In a wallet of your own, no one else can do either.'

export const achieved = 'You know who holds each key'
export const forReal = [
  'App: keep a copy of what you made, and the phone numbers of those you need, somewhere else too.',
  'Exchange: look for it on your regulator’s list, switch on a second factor, and leave there only what you will soon use.',
  'Wallet of your own: write the words on two sheets before you put anything in, and tell them to no one. If its app ends, look up another one, make a new wallet there and send the coins to it.',
] as const
