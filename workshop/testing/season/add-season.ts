import type { Insertable } from 'kysely'
import type { QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { seasonRows } from './season-rows.ts'

/** Rows of one statement. */
const most = 200

/** Writes the learners of the season, table by table in the order in which they refer to one another. */
export async function addSeason(db: Db, bank: QuestionBank): Promise<void> {
  const tables = Map.groupBy(seasonRows(bank), ({ table }) => table)
  for (const [table, all] of tables) {
    const rows = all.map(({ row }) => row)
    for (let start = 0; start < rows.length; start += most)
      await db
        .insertInto(table as keyof Tables)
        .values(rows.slice(start, start + most) as Insertable<Tables[keyof Tables]>[])
        .execute()
  }
}
