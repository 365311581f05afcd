import { issuerSettings } from '#platform/server/config/issuer.config.ts'
import { type Issuer, readIssuer } from '#platform/server/config/issuer.ts'
import { readSettings } from '#platform/server/config/settings.ts'
import { ownContentDir } from '#platform/server/installation.ts'

/** Who issues certificates by default. */
export const testIssuer: Issuer = readTestIssuer({})

/** Who issues certificates with some settings. */
export function readTestIssuer(env: NodeJS.ProcessEnv, contentDir = ownContentDir): Issuer {
  const settings = readSettings(issuerSettings, env)
  return readIssuer(settings, { contentDir, publicUrl: 'https://edutrain.example' })
}

/** Only a hang ends it; and it does not give way to other tests, which would slow it down a hundredfold. */
export const patientPrinting = { mostTime: 600_000, priority: 0 }
