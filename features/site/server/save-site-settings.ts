import { randomUUID } from 'node:crypto'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { saveSiteSettings as contract, SiteSettingName } from '#features/site/contract/site-settings.ts'
import type { Received } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { whyNoSiteLogo } from '#platform/server/config/issuer.ts'
import { PictureError, readPng } from '#platform/server/content/png-file.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Outcome, Refusal, refuse } from '#platform/server/http/refusal.ts'
import { readSiteSettings } from './read-site-settings.ts'
import { isFixedIn, isPicture, readText, valueIn, withTexts } from './site-fields.ts'
import { saveSiteSettings as save, selectSiteSettings } from './site-settings.store.ts'

type SaveParts = Pick<Parts, 'db' | 'clock' | 'config' | 'currentSite'>

/** All or nothing. This process shows it at once, others within five seconds. */
export async function saveSiteSettings(
  parts: SaveParts,
  operator: Operator,
  changes: Received<typeof contract>['body']['changes'],
): Promise<Outcome<typeof contract>> {
  const { db, clock, config, currentSite } = parts
  const values = new Map<SiteSettingName, string>()
  for (const [name, text] of Object.entries(changes) as [SiteSettingName, string][]) {
    if (isFixedIn(config, name))
      return refuse('setting-fixed', `${name} is set in the environment of the server.`, name)
    const read = isPicture(name) ? readPicture(name, text) : readText(name, text)
    if ('fault' in read) return refuse('setting-refused', read.fault, name)
    values.set(name, read.value)
  }
  if (values.size === 0) return readSiteSettings(parts)
  const version = randomUUID()
  const refusal = await inTransaction(db, async (tx) => {
    const after = new Map([...(await selectSiteSettings(tx)), ...values])
    if (signatoryNames.some((name) => values.has(name)) && lacksSignatory(config, after))
      return refuse(
        'setting-refused',
        'ISSUER_SIGNATORY must name the person whose title or signature is set.',
        'ISSUER_SIGNATORY',
      )
    await save(tx, values, version)
    await recordAuditEvent(tx, clock(), {
      by: operator.email,
      type: 'site-changed',
      detail: [...values.keys()].join(', '),
    })
  })
  if (refusal instanceof Refusal) return refusal
  await currentSite.reload()
  return readSiteSettings(parts)
}

function readPicture(name: SiteSettingName, text: string): { value: string } | { fault: string } {
  if (text === '') return { value: '' }
  try {
    const picture = readPng(Buffer.from(text, 'base64'))
    const unfit = name === 'SITE_LOGO' ? whyNoSiteLogo(picture) : undefined
    return unfit
      ? { fault: `${name} is a picture that ${unfit}.` }
      : { value: Buffer.from(picture.bytes).toString('base64') }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    return { fault: `${name} ${error.message}.` }
  }
}

const signatoryNames = ['ISSUER_SIGNATORY', 'ISSUER_SIGNATORY_TITLE', 'ISSUER_SIGNATURE'] as const

function lacksSignatory(config: SaveParts['config'], stored: ReadonlyMap<string, string>): boolean {
  const { signatory, signatoryTitle } = withTexts(config, stored).issuer
  const signature = valueIn(config, 'ISSUER_SIGNATURE') || stored.get('ISSUER_SIGNATURE')
  return !signatory && Boolean(signatoryTitle || signature)
}
