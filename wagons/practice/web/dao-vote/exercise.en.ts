import type { Deed, Ending, Holder, Line, Step } from './dao.ts'
import type { Fates, Plan, Rule, Rules } from './rules.ts'

export const intro = 'Radio Tolumbe is an invented DAO: 100 tokens, one vote each. You hold 6.'

export const titles: Readonly<Record<Step, string>> = {
  quorum: 'Two hours to vote',
  plan: 'A plan with nice words',
  timelock: '48 hours',
  rules: 'Better rules',
}
export const tasks: Readonly<Record<Step, string>> = {
  quorum:
    'Plan 7: 600 practice dollars for a new cable. The vote ends in two hours, and only Ines has voted: yes, with 4 tokens. The quorum is 30 of 100 tokens, and under the radio’s rules a “yes” and a “no” both count for it. Vote, and write to two others.',
  plan: 'The cable is paid. Now there is plan 8. The voting page shows its words, and what the code will do if it wins. One line does not match the words. Find it and show it to the others.',
  timelock:
    'Plan 8 has won, but the code waits 48 hours before it pays. In that time any three of five key holders can stop it. They cannot spend anything. You can do one thing at a time.',
  rules:
    'The 9,000 are safe, but the newcomer still has 53 tokens. In this DAO three of the five key holders write the rules, and no vote can undo them. They ask you for better ones. Choose all three, then try them on three plans.',
}

export const yourVote = 'A new cable for 600?'
export const votes = { yes: 'Yes', no: 'No' } as const
export const writeTo = 'Who do you write to? You have time for two.'
export const holders: Readonly<Record<Holder, { readonly name: string; readonly about: string }>> = {
  choir: { name: 'The choir', about: '12 people with 1 token each. They are all in one room.' },
  rosa: { name: 'Rosa', about: '16 tokens. She presents the morning show.' },
  deniz: { name: 'Deniz', about: '9 tokens. He finds the cable too expensive.' },
  banda: { name: 'Mr Banda', about: '25 tokens. He is at sea until tomorrow, with no signal.' },
  pupils: { name: 'A school class', about: '28 listeners who love the radio. They hold no tokens.' },
}
export const send = 'Vote and send the messages'
export const tookPart = (count: number, quorum: number) => `${count} of 100 tokens voted. Quorum: ${quorum}.`
export const sides = (yes: number, no: number) => `Yes: ${yes}. No: ${no}.`
export const cameOf: Readonly<Record<Holder, string>> = {
  choir: '12 people vote yes: 12 tokens.',
  rosa: 'votes yes: 16 tokens.',
  deniz: 'votes no: 9 tokens. Here, a “no” counts for the quorum too.',
  banda: 'has not seen your message.',
  pupils: 'would like to vote, but only tokens have a vote.',
}
export const isVoid = {
  title: 'The vote does not count',
  words: 'Too few tokens took part. How many were for the plan no longer matters: the cable is not paid.',
  button: 'Turn back two hours',
} as const
export const isWon = {
  title: 'Plan 7 has won',
  words:
    'Enough tokens took part, so the result counts. Tokens are counted here, not people: Rosa alone weighs more than the whole choir.',
} as const

export const plan = {
  name: 'Plan 8',
  author: 'by 0x7e20…91cd, a member for six days',
  words:
    '“Cheaper votes for all! This plan lowers the charge for a vote and tidies up some settings. Nothing else changes.”',
  code: 'What the code will do',
  send: 'Show this line to the others',
} as const
export const lines: Readonly<Record<Line, string>> = {
  charge: 'Charge for a vote: 2 cents → 1 cent',
  forum: 'Link to the forum: forum.tolumbe.example',
  transfer: 'Transfer: the whole treasury, now 9,000 dollars → 0x4fa1…77c2',
  version: 'Version number: 4 → 5',
}
export const harmless = {
  title: 'This line is harmless',
  words: {
    charge: 'It does what the words say: a vote gets cheaper.',
    forum: 'It is the forum that you all use. This is tidying up.',
    version: 'A new number for a new version. No money moves.',
  } satisfies Record<Exclude<Line, 'transfer'>, string>,
  button: 'Read the lines again',
} as const
export const outvoted = {
  title: 'Well spotted, but outvoted',
  words:
    'This line sends the whole treasury away. You warn the others, and 47 tokens vote no. But in six days the newcomer has bought 53, including Mr Banda’s. One token is one vote, so plan 8 wins.',
} as const

export const clock = (hours: number) => `${hours} of 48 hours left`
export const signatures = (count: number) => `${count} of 3 signatures`
export const whatNow = 'What do you do next?'
export const takes = (hours: number) => `${hours} h`
export const deeds: Readonly<Record<Deed, { readonly name: string; readonly about: string }>> = {
  ana: { name: 'Write to Ana', about: 'Key 1. She reads the news in the studio.' },
  bilal: { name: 'Write to Bilal', about: 'Key 2. It is night where he lives.' },
  chen: { name: 'Write to Chen', about: 'Key 3. He moved house last month.' },
  dora: { name: 'Write to Dora', about: 'Key 4. She works a long shift in a hospital.' },
  emeka: { name: 'Write to Emeka', about: 'Key 5. He is in the mountains until Sunday.' },
  newVote: { name: 'Start a vote against plan 8', about: 'A vote takes three days here.' },
  chatLink: { name: 'Open the link in the chat', about: '“Rescue team: secure your tokens now!”' },
  leave: { name: 'Leave with my share', about: 'You hand in your 6 tokens and get 6% of the treasury.' },
}
export const deedResults: Readonly<Partial<Record<Deed, string>>> = {
  ana: 'She compares the line with the voting page, and signs.',
  bilal: 'He wakes up, looks for himself, and signs.',
  chen: 'He lost his phone in the move, and the key with it. He cannot sign.',
  dora: 'After her shift she looks at the line, and signs.',
  emeka: 'A day goes by without an answer.',
}
export const endings: Readonly<Record<Ending, { readonly title: string; readonly words: string }>> = {
  stopped: {
    title: 'Plan 8 is stopped',
    words:
      'Three of five keys were enough, and the 9,000 stay in the treasury. The three could stop the payment, but they could not take the money.',
  },
  late: {
    title: 'Too late',
    words: 'The 48 hours are over, and the code has paid. The treasury is empty.',
  },
  outvoted: {
    title: 'Too late',
    words:
      'The code waits two days, the vote takes three. And the newcomer would win this one too, with 53 tokens. The treasury is empty.',
  },
  robbed: {
    title: 'The rescue team was a trap',
    words:
      'The page asked for an approval “to secure your tokens”. You signed, and your own tokens are gone. Plan 8 goes ahead. In an emergency, thieves write too.',
  },
  left: {
    title: 'You are out, the others are not',
    words:
      'You get 540 practice dollars. Two days later, the newcomer gets all the rest, 8,460. Where the rules allow it, leaving is a last resort. Here, everything can still be saved.',
  },
}
export const turnBack = 'Turn back the clock'

export const ruleNames: Readonly<Record<Rule, string>> = {
  quorum: 'Quorum',
  wait: 'Timelock between vote and payment',
  stop: 'Who may stop a plan in that time?',
}
export const ruleChoices: { readonly [R in Rule]: Readonly<Record<Rules[R], string>> } = {
  quorum: { 5: '5 of 100 tokens', 30: '30 of 100 tokens', 80: '80 of 100 tokens' },
  wait: { none: 'None', days: 'Two days', months: 'Two months' },
  stop: { none: 'No one', three: 'Any three of five key holders', any: 'Any member alone' },
}
export const tryRules = 'Try these rules'
export const plans: Readonly<Record<Plan, string>> = {
  bill: '200 for electricity, due in two weeks. 40 tokens vote yes.',
  night:
    'On a holiday at night: 2,000 for a party of three. Their 8 tokens vote yes, everyone else is asleep.',
  attack: 'The newcomer tries again, with 53 tokens.',
}
export const fates: { readonly [P in Plan]: Readonly<Record<Fates[P], string>> } = {
  bill: {
    paid: 'Paid in time.',
    void: 'It does not count: 40 is below the quorum. The studio goes dark.',
    late: 'Paid after two months. By then, the studio has long been dark.',
    blocked: 'A member in a bad mood stops it. The studio goes dark.',
  },
  night: {
    void: 'It does not count: 8 is below the quorum.',
    passed: 'Eight tokens are enough. It is no theft, so no key holder steps in. The 2,000 are gone.',
    blocked: 'It wins, but a member wakes up and stops it in time.',
  },
  attack: {
    void: 'It does not count: 53 is below the quorum, and everyone else stays away.',
    taken: 'It wins, and the code pays in the same second. The treasury is empty.',
    unstoppable: 'Everyone sees it coming, and no one may stop it. The treasury is empty.',
    stopped: 'It wins, and is stopped before the code pays.',
  },
}
export const rulesGood = {
  title: 'These rules serve the radio',
  words:
    'A few cannot decide at night, and bills are paid. There is time to look, and no one can stop or spend alone.',
} as const
export const rulesBad = 'Not yet. Change a rule and try again.'

export const achieved = 'The radio is safe'
export const forReal = [
  'Before you join a DAO, look up three things on its voting page: who holds the most tokens, how high the quorum is and which votes count for it, and who can stop a payment.',
  'Read what the code of a proposal does, not only its words. Do not vote yes to a line that no one can explain to you.',
  'In an emergency, use the links that you saved. A “rescue” that wants an approval, a transfer or your recovery phrase is a theft.',
] as const
