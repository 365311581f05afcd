import type { Words } from '#platform/server/mail/email-page.ts'

const terms =
  'We send no links to claim a token. Do not follow one, even if it seems to be from us: open the site as you always do.'
const otherwise = 'You are receiving this about the token for your certificate.'

export const englishEmails = {
  arrived: (address: string, chain: string): Words => ({
    subject: 'Your token has arrived',
    title: 'Your token has arrived',
    says: `The token for your certificate is now at your address ${address} on ${chain}, where everyone can see it. If your wallet does not show it, the page “Your token” says how to add it there.`,
    button: 'See your certificate',
    terms,
    otherwise,
  }),
  ending: (day: string): Words => ({
    subject: 'Your signature for the token expires soon',
    title: 'Please sign once more',
    says: `You signed for the token for your certificate. It has not been sent yet, and your signature expires on ${day}. Do you still want the token? Then open the site from your own bookmark, log in, open the page “Your token”, and sign again.`,
    terms,
    otherwise,
  }),
  'address-changed': (address: string | null): Words => ({
    subject: 'The wallet address of your account has changed',
    title: 'Was this you?',
    says: address
      ? `The verified wallet address of your account is now ${address}. Your token goes there.`
      : 'The verified wallet address was removed from your account.',
    terms:
      'If it was you, you need not do anything. If it was not, open the site from your own bookmark and change your password, then the address, on your account page.',
    otherwise: 'You are receiving this because it is about the security of your account.',
  }),
}
