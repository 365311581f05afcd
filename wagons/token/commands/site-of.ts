import { publicUrlOf } from '#app/server/config/server.config.ts'
import { readIssuer } from '#platform/server/config/issuer.ts'
import type { Config } from '#platform/server/feature.ts'
import type { TokenSite } from '#wagons/token/server/documents/token-documents.ts'

/** What the description of a token says of the site. */
export function siteOf({ server, issuer }: Config): TokenSite {
  const publicUrl = publicUrlOf(server)
  return { publicUrl, issuer: readIssuer(issuer, { contentDir: server.contentDir, publicUrl }) }
}
