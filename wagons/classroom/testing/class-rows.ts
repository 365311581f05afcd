import { randomUUID } from 'node:crypto'
import type { TestDeps } from '#workshop/testing/app/deps.ts'

/** An open class of module 2 in which this account has been, said something, hidden and reported a stranger. */
export async function addTestClass(
  { db, clock }: Pick<TestDeps, 'db' | 'clock'>,
  account_id: string,
): Promise<{ readonly id: string; readonly words: readonly string[] }> {
  const [id, other, now] = [randomUUID(), randomUUID(), clock()]
  const [nickname, text, words] = ['Ada in Class', 'Ada says a secret', 'Ada complains in secret']
  const account = { id: other, email_verified: 0, disabled: 0, valid_since: 0, created_at: 0 } as const
  await db.insertInto('accounts').values(account).execute()
  const times = { opened_at: now, host_seen_at: now }
  await db
    .insertInto('held_classes')
    .values({ id, module_number: 2, host_id: account_id, host: 'Host', scene: '', ...times })
    .execute()
  await db
    .insertInto('class_presences')
    .values({ class_id: id, account_id, nickname, first_at: now, last_at: now + 1, present_ms: 1 })
    .execute()
  await db
    .insertInto('class_lines')
    .values({ class_id: id, account_id, number: 1, seat: 1, nickname, text, said_at: now })
    .execute()
  await db.insertInto('class_hides').values({ account_id, hidden_id: other, hidden_at: now }).execute()
  await db
    .insertInto('class_reports')
    .values({
      id: randomUUID(),
      account_id,
      nickname,
      reported_id: other,
      reported_nickname: 'Bob',
      words,
      module_number: 2,
      class_id: id,
      last_line: 1,
      reported_at: now,
      status: 'open',
    })
    .execute()
  return { id, words: [nickname, text, words] }
}
