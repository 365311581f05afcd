import type { Clock } from '#platform/server/clock/clock.ts'
import { type Issuer, type IssuerPictures, issuerOf, readPictures } from '#platform/server/config/issuer.ts'
import { type Picture, sizeOfPng } from '#platform/server/content/png-file.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Config } from '#platform/server/feature.ts'
import { isFixedIn, pictureKeys, withTexts } from './site-fields.ts'
import { findSiteVersion, type StoredSettings, selectSiteSettings, versionOf } from './site-settings.store.ts'

/** What operators have made of the site: another object after each change. */
export interface SiteState {
  readonly config: Config
  readonly issuer: Issuer
  readonly version: string | undefined
}

export interface CurrentSite {
  now(): SiteState
  /** Of whatever state is the present one. */
  readonly issuer: Issuer
  /** Looks for a change, at most every two seconds: another process may have made it. */
  refresh(): Promise<void>
  reload(): Promise<void>
}

interface Given {
  readonly db: Db
  readonly clock: Clock
  readonly config: Config
  readonly publicUrl: string
}

/** In ms; a change shows within five seconds. */
const freshFor = 2_000

/** The configuration as operators have made it. */
export const readSiteConfig = async (db: Db, config: Config): Promise<Config> =>
  withTexts(config, await selectSiteSettings(db))

/** Has the environment alone until `reload` was called. @throws SettingError when a picture cannot be used */
export function openCurrentSite({ db, clock, config, publicUrl }: Given): CurrentSite {
  const ofEnvironment = readPictures(config.issuer, config.server.contentDir)
  const stateOf = (stored: StoredSettings): SiteState => {
    const shown = withTexts(config, stored)
    const pictures = withStored(config, ofEnvironment, stored)
    return { config: shown, issuer: issuerOf(shown.issuer, pictures, publicUrl), version: versionOf(stored) }
  }
  let state = stateOf(new Map())
  let askedAt = Number.NEGATIVE_INFINITY
  const reload = async () => {
    askedAt = clock()
    state = stateOf(await selectSiteSettings(db))
  }
  return {
    now: () => state,
    issuer: liveIssuer(() => state.issuer),
    reload,
    async refresh() {
      if (Math.abs(clock() - askedAt) < freshFor) return
      askedAt = clock()
      // Without the database, the site stays as it was.
      const isOther = await findSiteVersion(db).then(
        (version) => version !== state.version,
        () => false,
      )
      if (isOther) await reload().catch(() => {})
    },
  }
}

/** Has the properties of the present one. */
function liveIssuer(present: () => Issuer): Issuer {
  const keys = Object.keys(present()) as (keyof Issuer)[]
  const properties = keys.map((key) => [key, { get: () => present()[key], enumerable: true }])
  return Object.defineProperties({}, Object.fromEntries(properties)) as Issuer
}

function withStored(config: Config, pictures: IssuerPictures, stored: StoredSettings): IssuerPictures {
  const entries = Object.entries(pictureKeys).map(([name, key]) => {
    const isFixed = isFixedIn(config, name as keyof typeof pictureKeys)
    return [key, isFixed ? pictures[key] : toPicture(stored.get(name))]
  })
  return Object.fromEntries(entries)
}

function toPicture(text: string | undefined): Picture | undefined {
  if (text === undefined) return undefined
  const bytes = Buffer.from(text, 'base64')
  return { bytes, ...sizeOfPng(bytes) }
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly currentSite: CurrentSite
  }
}
