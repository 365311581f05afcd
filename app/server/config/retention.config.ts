import { settings, wholeNumber } from '#platform/server/config/settings.ts'

export const retentionSettings = settings({
  unverifiedAccountDays: {
    env: 'UNVERIFIED_ACCOUNT_DAYS',
    schema: wholeNumber(0, 36_500),
    fallback: '90',
    about:
      'Days after which an unused account is removed if its email was never verified. Accounts with any progress, request, wallet or other provider are kept. 0 keeps all. Not available with `IDENTITY=firebase`.',
  },
})
