import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawTestPng } from '#workshop/testing/credentials/drawn-png.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

export const secondBrand = { name: 'Open Rails', colour: '#0b6e4f' } as const

/** Starts a site with a name, a colour and a logo of its own. */
export async function startSecondBrand(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'edutrain-brand-'))
  const logo = join(folder, 'logo.png')
  writeFileSync(logo, drawTestPng({ width: 192, height: 192 }))
  const server = await startOwnServer((url) => ({
    PUBLIC_URL: url,
    SITE_NAME: secondBrand.name,
    SITE_COLOUR: secondBrand.colour,
    SITE_LOGO: logo,
  }))
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
