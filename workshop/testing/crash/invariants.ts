import { sql } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'

/** What must be true in every database at any time, each with a statement that finds the rows that break it. */
const rulesFor = (moduleCount: number): Record<string, string> => ({
  'a completion has a passed attempt of its learner and module, with all answers, at the same time': `
    select c.account_id, c.module_number from completions c left join attempts a on a.id = c.attempt_id
    where a.id is null or a.account_id <> c.account_id or a.module_number <> c.module_number
      or a.answered <> a.question_count or a.passed_at is null or a.passed_at <> c.completed_at`,
  'a passed attempt has completed its module': `
    select a.id from attempts a left join completions c
      on c.account_id = a.account_id and c.module_number = a.module_number
    where a.passed_at is not null and c.account_id is null`,
  'an attempt is passed with its last answer': `
    select id from attempts
    where (passed_at is not null) <> (answered = question_count) or answered not between 0 and question_count`,
  'a module is completed once': `
    select account_id, module_number from completions group by account_id, module_number having count(*) > 1`,
  'a class is attended once': `
    select account_id, module_number from attendances group by account_id, module_number having count(*) > 1`,
  'a learner has one open attempt at a module at most': `
    select account_id, module_number from attempts where passed_at is null
    group by account_id, module_number having count(*) > 1`,
  'an account asks for one certificate': `
    select account_id from certificate_requests group by account_id having count(*) > 1`,
  'a certificate is for all modules': `
    select r.account_id from certificate_requests r
    where (select count(distinct module_number) from completions c where c.account_id = r.account_id) <> ${moduleCount}`,
  'an e-mail has one account': `
    select email from accounts where email is not null group by email having count(*) > 1`,
  'modules are those of the content': `
    select module_number from attempts where module_number not between 1 and ${moduleCount}
    union all select module_number from completions where module_number not between 1 and ${moduleCount}
    union all select module_number from attendances where module_number not between 1 and ${moduleCount}`,
  ...Object.fromEntries(
    ['refresh_tokens', 'profiles', 'attendances', 'attempts', 'completions', 'certificate_requests'].map(
      (table) => [
        `${table} belong to an account`,
        `select t.account_id from ${table} t left join accounts a on a.id = t.account_id where a.id is null`,
      ],
    ),
  ),
})

/** The rules that rows of a database break, each with how many do, and what SQLite says of its own file. */
export async function brokenInvariants(
  db: Db,
  engine: 'sqlite' | 'postgres',
  moduleCount: number,
): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, statement] of Object.entries(rulesFor(moduleCount))) {
    const { rows } = await sql.raw(statement).execute(db)
    if (rows.length > 0)
      faults.push(`${rows.length} rows break: ${rule}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  if (engine === 'sqlite') faults.push(...(await brokenFile(db)))
  return faults
}

async function brokenFile(db: Db): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const { rows: keys } = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...keys.map((row) => `foreign key: ${JSON.stringify(row)}`),
  ]
}
