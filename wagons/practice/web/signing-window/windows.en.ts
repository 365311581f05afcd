import type { WindowWords } from '../parts/few/wallet-window.tsx'
import type { WindowScene } from './signing.ts'

const site = {
  label: 'Site',
  meaning: 'The site that asks. It has to be the one in your saved link.',
} as const
const you = {
  label: 'Your address',
  value: '0x81d0…5b3e',
  meaning: 'This is you. With your signature you show that the address is yours.',
} as const
const code = {
  label: 'Time and code',
  value: '10:14 · k7Qe92Xw',
  meaning: 'A time and random characters: this signature works only once. Both are normal.',
} as const
const noFee = {
  label: 'Fee',
  value: 'none',
  meaning: 'A signature goes to the site and not to the chain, so it is free. Free does not mean harmless.',
} as const

export const windows: Readonly<Record<WindowScene, WindowWords>> = {
  login: {
    site: 'ondalu.example',
    kind: 'Sign-in request',
    lines: [{ ...site, value: 'ondalu.example' }, you, code, noFee],
    sign: 'Sign',
  },
  copy: {
    site: 'ondalu-login.example',
    kind: 'Sign-in request',
    lines: [{ ...site, value: 'ondalu-login.example' }, you, code, noFee],
    sign: 'Sign',
  },
  approval: {
    site: 'ondalu.example',
    kind: 'Spending cap request',
    lines: [
      { ...site, value: 'ondalu.example' },
      {
        label: 'Spender',
        value: 'Ondalu fund 0x3c1e…a904',
        meaning:
          'The contract that may take your tokens later. It has the name of the app you opened, but any contract can call itself that. The cap is what protects you.',
      },
      {
        label: 'Token',
        value: 'practice dollars',
        meaning: 'The kind of token that it may take. Your other kinds stay out of its reach.',
      },
      {
        label: 'Fee',
        value: 'about 1 cent',
        meaning: 'An approval is written on the chain, and the network is paid for that.',
      },
    ],
    sign: 'Confirm',
  },
  vote: {
    site: 'ondalu.example',
    kind: 'Signature request',
    lines: [
      { ...site, value: 'ondalu.example' },
      {
        label: 'Type',
        value: 'Vote',
        meaning: 'The kind of message. It has to fit what you are about to do.',
      },
      noFee,
      {
        label: 'Proposal',
        value: '0x8f3a…d21c',
        meaning:
          'The plan. Many votes show it as a code, some in words. Compare it with the page of the vote.',
      },
    ],
    sign: 'Sign',
  },
  permit: {
    site: 'ondalu.example',
    kind: 'Spending cap request',
    lines: [
      {
        ...site,
        value: 'ondalu.example',
        meaning:
          'The right site. But thieves can change even a real site for some hours, so read the other lines too.',
      },
      {
        label: 'Type',
        value: 'Permit',
        meaning:
          'An approval that you give by your signature alone. It is not on the chain until it is used.',
      },
      {
        label: 'Spender',
        value: '0x9b07…44de',
        meaning: 'Who may take your tokens later. A vote needs no spender.',
      },
      {
        label: 'Tokens',
        value: 'practice dollars: unlimited, bus points: unlimited',
        meaning: 'Everything you have of both kinds, and everything you get later.',
      },
      {
        label: 'Valid until',
        value: '31 December 2030',
        meaning: 'Until then it can be used, even if you have forgotten it.',
      },
      {
        label: 'Estimated changes',
        value: 'no changes',
        meaning:
          'What would leave your wallet at once. With a permit, nothing: the spender takes tokens later.',
      },
      noFee,
    ],
    sign: 'Sign',
  },
}

export const amount = {
  label: 'Spending cap',
  unlimited: 'unlimited',
  meaning:
    'How much the spender may take. Unlimited: everything you have of this kind, and everything you get later.',
  own: 'Set a limit',
  field: 'Limit, in practice dollars',
  hint: 'Type an amount, such as 25.',
} as const
