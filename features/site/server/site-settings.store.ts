import type { SiteSettingName } from '#features/site/contract/site-settings.ts'
import type { Db } from '#platform/server/db/database.ts'

/** By the variable of the environment; a picture as Base64. */
export type StoredSettings = ReadonlyMap<string, string>

/** Changes with every change of the others. */
const versionName = 'version'

export async function findSiteVersion(db: Db): Promise<string | undefined> {
  const query = db.selectFrom('site_settings').select('value').where('name', '=', versionName)
  return (await query.executeTakeFirst())?.value
}

export async function selectSiteSettings(db: Db): Promise<StoredSettings> {
  const rows = await db.selectFrom('site_settings').selectAll().execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

export const versionOf = (stored: StoredSettings): string | undefined => stored.get(versionName)

/** An empty value removes what was stored. */
export async function saveSiteSettings(
  tx: Db,
  values: ReadonlyMap<SiteSettingName, string>,
  newVersion: string,
): Promise<void> {
  const names = [...values.keys(), versionName]
  await tx.deleteFrom('site_settings').where('name', 'in', names).execute()
  const rows = [...values, [versionName, newVersion] as const].filter(([, value]) => value !== '')
  await tx
    .insertInto('site_settings')
    .values(rows.map(([name, value]) => ({ name, value })))
    .execute()
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    site_settings: { name: string; value: string }
  }
}
