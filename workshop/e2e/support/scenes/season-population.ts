import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readContent } from '#app/server/content.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { seasonRows } from '#workshop/testing/season/season-rows.ts'

/** Writes the learners of the season into the SQLite database of a server; once, however often it is called. */
export function populateSeason(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'edutrain.sqlite'), { timeout: 5_000 })
  const { bank } = readContent(ownContentDir)
  database.exec('begin immediate')
  for (const { table, row } of seasonRows(bank))
    database
      .prepare(
        `insert or ignore into ${table} (${Object.keys(row)}) values (${Object.keys(row).map(() => '?')})`,
      )
      .run(...Object.values(row))
  database.exec('commit')
  database.close()
}
