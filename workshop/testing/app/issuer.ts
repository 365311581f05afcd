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

/** The printing process gives way to all others, so that a busy machine slows it down a hundredfold: only a hang ends it. */
export const patientPrinting = { mostTime: 600_000 }
