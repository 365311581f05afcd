import { settings, wholeNumber } from '#server/platform/config/settings.ts'

/** How long rows are kept that nobody may ever come back to. */
export const retentionSettings = settings({
  unverifiedAccountDays: {
    env: 'UNVERIFIED_ACCOUNT_DAYS',
    schema: wholeNumber(0, 36_500),
    fallback: '90',
    about:
      'Days after which an account is removed whose e-mail was never verified and that was not used since: one with any progress, request, wallet or other provider is kept. 0 keeps all. Not with `IDENTITY=firebase`.',
  },
  unconfirmedRewardDays: {
    env: 'UNCONFIRMED_REWARD_DAYS',
    schema: wholeNumber(0, 36_500),
    fallback: '30',
    about:
      'Days after which a submission of the reward form is removed whose e-mail was never confirmed. 0 keeps all; so does a server without `SMTP_URL`, whose submissions cannot be confirmed.',
  },
})
