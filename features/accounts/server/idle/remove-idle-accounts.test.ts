import { expect, it } from 'vitest'
import { eraseTraces } from '#app/server/account-changes.ts'
import { readConfig } from '#app/server/config/config.ts'
import { removedAfter } from '#features/identity/server/idle-period.ts'
import { day } from '#platform/server/clock/clock.ts'
import { addAccount, clock, listAccountIds, prepareDatabase } from '#workshop/testing/app/scheduled-tasks.ts'
import { removeIdleAccounts } from './remove-idle-accounts.ts'

const config = readConfig({ SMTP_URL: 'smtps://mail.example.org', IDLE_ACCOUNT_MONTHS: '12' })

it('only accounts are removed whose email was sent, a whole month ago', async () => {
  const db = await prepareDatabase()
  const told_at = clock() - removedAfter
  const notices = [
    { told_at, is_sent: 1 },
    { told_at: told_at + 1, is_sent: 1 },
    { told_at, is_sent: 0 },
  ] as const
  const ids: string[] = []
  for (const notice of notices) {
    const account_id = await addAccount(db, { created_at: clock() - 400 * day })
    await db
      .insertInto('idle_notices')
      .values({ account_id, ...notice })
      .execute()
    ids.push(account_id)
  }

  const kept = { tables: [], emails: [] }
  const { signal } = new AbortController()
  expect(await removeIdleAccounts({ db, clock, config, eraseTraces }, kept, signal)).toBe(1)

  expect((await listAccountIds(db)).toSorted()).toEqual(ids.slice(1).toSorted())
})
