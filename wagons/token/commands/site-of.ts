import { existsSync } from 'node:fs'
import { withDatabase } from '#app/server/commands/command.ts'
import { publicUrlOf } from '#app/server/config/server.config.ts'
import { sqliteFile } from '#app/server/open-database.ts'
import { openCurrentSite } from '#features/site/server/current-site.ts'
import { systemClock } from '#platform/server/clock/clock.ts'
import { readIssuer } from '#platform/server/config/issuer.ts'
import type { Config } from '#platform/server/feature.ts'
import type { TokenSite } from '#wagons/token/server/documents/token-documents.ts'

/** What the description of a token says of the site, as its operators have made it. */
export async function siteOf(config: Config): Promise<TokenSite> {
  const { server, database, issuer } = config
  const publicUrl = publicUrlOf(server)
  if (!database.url && !existsSync(sqliteFile(server.dataDir)))
    return { publicUrl, issuer: readIssuer(issuer, { contentDir: server.contentDir, publicUrl }) }
  return withDatabase(config, async (db) => {
    const site = openCurrentSite({ db, clock: systemClock, config, publicUrl })
    await site.reload()
    return { publicUrl, issuer: site.issuer }
  })
}
