import { expect } from '@playwright/test'
import { change } from '#workshop/e2e/support/database.ts'
import { dataDirUnderTest, linksTo } from '#workshop/e2e/support/emails.ts'

/** Waits for the e-mail about a reward submission, and returns its link. */
export async function rewardLinkFor(email: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    found = (await linksTo(email, dataDirUnderTest, /https?:\/\/\S+\/reward\/confirm\?\S+/)).at(-1)
    expect(found).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return found ?? ''
}

/** Lets the time run out in which the submissions with an e-mail may be confirmed. */
export function expireRewardCodes(email: string): void {
  change(`update rewards set code_expires_at = ${Date.now() - 1000} where lower(email) = ?`, email)
}
