import { settings, type Values, wholeNumber } from '#server/platform/config/settings.ts'

/** How rewards are taken. */
export const rewardsSettings = settings({
  limit: {
    env: 'REWARDS_LIMIT',
    schema: wholeNumber(1, 1_000_000_000),
    fallback: '200',
    about: 'Reward submissions that one address may send in ten minutes.',
  },
})

export type RewardsSettings = Values<typeof rewardsSettings>
