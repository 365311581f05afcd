import type { Ground } from '#platform/server/feature.ts'

const grounds: Readonly<Record<Ground, string>> = {
  service: 'You asked for it (contract)',
  consent: 'You agreed to it (consent)',
  interest: 'It must be possible to check it later (our legitimate interest)',
}

export const englishInfo = {
  why: 'Why',
  until: 'How long',
  seenBy: 'Who sees it',
  ground: 'Why we may keep it',
  grounds,
  untilDeleted: 'As long as your account exists.',
  seenByUsual: 'You and the people who run this site.',
  missing: (slots: readonly string[]) =>
    `The people who run this site still have to add: ${slots.join(', ')}.`,
  slots: {
    address: 'address',
    email: 'email',
    host: 'where it is hosted',
    'privacy-contact': 'a contact for questions about your data',
    authority: 'where to complain',
  },
  unread:
    'This text came with the software. Someone who knows the law of your country should read it before learners do.',
  age: (years: number) =>
    years === 0
      ? 'You may register at any age. If you are not an adult yet, ask your parents or your school first. They can read this page with you.'
      : `You may register from the age of ${years}. If you are younger, your school or your parents must agree first.`,
}
