import { settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'

export const rewardsSettings = settings({
  limit: {
    env: 'REWARDS_LIMIT',
    schema: wholeNumber(1, 1_000_000_000),
    fallback: '200',
    about: 'Reward form submissions that one network address may send in ten minutes.',
  },
  emailLimit: {
    env: 'REWARDS_LETTER_LIMIT',
    schema: wholeNumber(1, 1_000_000_000),
    fallback: '5',
    about:
      'Confirmation emails that reward form submissions may send to one email address in a day, at most half of them from one network address; further submissions are stored without an email.',
  },
  unconfirmedDays: {
    env: 'UNCONFIRMED_REWARD_DAYS',
    schema: wholeNumber(0, 36_500),
    fallback: '30',
    about:
      'Days after which a reward form submission is removed if its email was never confirmed. 0 keeps all, and so does a server without `SMTP_URL`, where submissions cannot be confirmed.',
  },
})

export type RewardsSettings = Values<typeof rewardsSettings>

declare module '#platform/server/feature.ts' {
  interface Config {
    readonly rewards: RewardsSettings
  }
}
