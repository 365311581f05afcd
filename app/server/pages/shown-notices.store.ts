import { features } from '#app/server/features.ts'
import { featuresOf } from '#app/server/wagons.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Config, PrivacyNotice } from '#platform/server/feature.ts'

/** Of a wagon that is left out, those of which the database still has something: its data stays (decision 78). */
export async function shownNotices(parts: {
  readonly db: Db
  readonly config: Config
}): Promise<readonly PrivacyNotice[]> {
  const here = featuresOf(parts.config)
  const notices = await Promise.all(
    features.map(async (feature) => {
      const all = (feature.privacyNotices ?? []).filter(({ isShown }) => isShown?.(parts.config) ?? true)
      if (here.includes(feature)) return all
      const kept = await Promise.all(all.map((notice) => hasRows(parts.db, notice)))
      return all.filter((_notice, index) => kept[index])
    }),
  )
  return notices.flat()
}

async function hasRows(db: Db, { tables }: PrivacyNotice): Promise<boolean> {
  for (const table of tables) {
    const row = await db
      .selectFrom(table)
      .select((sql) => sql.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
