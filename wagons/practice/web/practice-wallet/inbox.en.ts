import { siteName } from '#platform/web/lib/site-name.ts'
import type { Channel, MessageId, Pile } from './inbox.ts'

interface MessageWords {
  readonly from: string
  readonly words: string
  /** What the learner knows besides. */
  readonly aside?: string
  readonly right: string
  /** What comes of it on the wrong pile. */
  readonly wrong: string
}

export const channels: Readonly<Record<Channel, string>> = {
  app: 'Note in your wallet app',
  mail: 'Email',
  chat: 'Chat',
  voice: 'Voice message',
}
export const piles: Readonly<Record<Pile, string>> = { safe: 'Safe', fraud: 'Fraud' }
export const aside = 'You also know:'
export const waiting = 'In the inbox'
export const next = 'Next message'
export const later = 'Put it back'
export const rightPiles: Readonly<Record<Pile, string>> = { safe: 'Correct: safe', fraud: 'Correct: fraud' }
export const wrongPile = 'Not on this pile'
export const empty = 'All eight are sorted'
export const result = (mistakes: number) => `Mistakes: ${mistakes}.`
export const lesson =
  'What the four frauds have in common is not their tone. Each wants something that opens your wallet, or a payment to an address that only the message knows.'

export const messages: Readonly<Record<MessageId, MessageWords>> = {
  update: {
    from: 'Your wallet app',
    words: 'Version 5.2 is here. It closes a security hole. You will find the update in your app store.',
    right:
      'It wants no words, and you open the store yourself, by the link on the maker’s site. That a message brings no link is a good sign, but no proof.',
    wrong:
      'Nothing is stolen. But your app keeps its security hole, and thieves know such holes. The note wanted nothing that opens your wallet.',
  },
  rules: {
    from: 'Wallet Register',
    words:
      'Dear customer, from Monday each wallet has to be registered by law. It takes two minutes: call our free number, and have its recovery phrase at hand. We never ask for your PIN.',
    right:
      'A number to call is no better than a link. No register needs your words: they go only into the app or device in which you bring a wallet back.',
    wrong:
      'You call and read out your six words. “Registered, thank you!” says a kind voice. Minutes later, your practice dollars are gone.',
  },
  dust: {
    from: 'Your wallet app',
    words: 'You received 0.001 practice dollars from 0x7c4e…91f0.',
    aside:
      'Five minutes ago you sent a small test to your contact Lindiwe, 0x7c4e…91f0. Today you want to send her 50. This sender is not in your contacts.',
    right:
      'A thief made an address with the same start and end as hers, and hopes that you copy it from your history. Leave it there, and pay the saved contact.',
    wrong:
      'You copy the address from the top of your history and send 50. Start and end were Lindiwe’s. The middle was not, and the 50 are gone.',
  },
  repayment: {
    from: 'Your wallet app',
    words: 'You received 25 practice dollars from Joy.',
    aside: 'Joy is in your contacts. She said on the phone that she would pay back 25 today.',
    right: 'It fits what Joy told you, the name comes from your own contacts, and it wants nothing from you.',
    wrong:
      'Nothing is stolen. But you ask Joy to pay, and she already has. It fits what she told you, and it wants nothing from you.',
  },
  voice: {
    from: 'A new number',
    words:
      '“It is me, your brother! My phone is broken, I’m calling from a friend’s. I must pay the clinic at once. Please send 60 practice dollars to the address I am typing now. I’ll call tonight!”',
    aside: 'It is his voice.',
    right:
      'Programs can copy a voice from a few seconds of sound. Call him on the number that you know before you pay anything.',
    wrong:
      'You send 60. In the evening your brother calls from his own number. He was at work and knows of no clinic.',
  },
  address: {
    from: 'Rui, in the chat you have had for years',
    words: 'The tickets were 12 for me, right? Send me your address, and I will pay you tonight.',
    aside: 'You bought tickets for both of you.',
    right:
      'Whoever pays you needs your address. With it, Rui can see what you have, but he can take nothing.',
    wrong:
      'Nothing is stolen, and Rui still owes you 12. An address is made to be given to the one who pays: with it, he can take nothing.',
  },
  login: {
    from: 'Sorandi',
    words:
      'Login with your address, today at 10:14. Was it you? Then there is nothing to do. If not, open Sorandi from your own link and log out all devices.',
    right:
      'You signed in at that time. The email wants nothing, brings no link, and tells you something useful.',
    wrong:
      'Nothing is stolen. But you will not notice when a stranger logs in one day. This one said what you had done, and brought no link.',
  },
  token: {
    from: `${siteName} Token Team`,
    words:
      'Well done! Your token is free, and we pay the fee. Open the page, connect, and sign the approval for your practice dollars. Then we can deliver it.',
    right: `To give you something, no one needs an approval for what you already have. Ask at ${siteName} itself, from your own bookmark.`,
    wrong:
      'You sign. It costs nothing, and nothing leaves. Next week, a stranger uses the approval and takes all your practice dollars.',
  },
}
