import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import type { Words } from '#platform/server/mail/email-page.ts'

/** `day` is the last one on which to log in. */
export const englishIdle = (day: string): Words => ({
  subject: `Your ${siteName} account will be removed`,
  title: 'Do you want to keep your account?',
  says: `You have not been here for a long time. If you want to keep your account and your journey, just log in once, by ${day} at the latest.`,
  button: 'Log in',
  terms: `If you do not log in, we will remove the account after ${day}, with everything in it. We cannot bring it back.`,
  otherwise:
    'You are receiving this because there is an account with this email address. If you no longer want it, you do not need to do anything.',
})
