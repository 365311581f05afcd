import {
  type SitePictureName,
  type SiteSettingName,
  type SiteTextName,
  sitePictureNames,
  siteTextNames,
} from '#features/site/contract/site-settings.ts'
import { issuerSettings } from '#platform/server/config/issuer.config.ts'
import type { IssuerPictures } from '#platform/server/config/issuer.ts'
import type { Setting, Settings } from '#platform/server/config/settings.ts'
import type { Config } from '#platform/server/feature.ts'
import { siteSettings } from './site.config.ts'

/** Where a setting stands among the others. */
interface Field {
  readonly group: 'issuer' | 'site'
  readonly key: string
  readonly setting: Setting
}

const groups: Readonly<Record<Field['group'], Settings>> = { issuer: issuerSettings, site: siteSettings }

const fields: ReadonlyMap<string, Field> = new Map(
  (['issuer', 'site'] as const).flatMap((group) =>
    Object.entries(groups[group]).map(([key, setting]) => [setting.env, { group, key, setting }] as const),
  ),
)

export function fieldOf(name: SiteSettingName): Field {
  const field = fields.get(name)
  if (!field) throw new Error(`There is no setting ${name}.`)
  return field
}

/** In `Issuer` and its pictures. */
export const pictureKeys: Readonly<Record<SitePictureName, keyof IssuerPictures>> = {
  SITE_LOGO: 'siteLogo',
  ISSUER_LOGO: 'logo',
  ISSUER_SIGNATURE: 'signature',
}

export const isPicture = (name: SiteSettingName): name is SitePictureName =>
  sitePictureNames.some((picture) => picture === name)

/** As the configuration has it. */
export function valueIn(config: Config, name: SiteSettingName): string {
  const { group, key } = fieldOf(name)
  const values: Readonly<Record<string, unknown>> = config[group]
  return String(values[key] ?? '')
}

/** By the environment; what says there what holds anyway counts as not set. */
export const isFixedIn = (config: Config, name: SiteSettingName): boolean =>
  valueIn(config, name) !== (fieldOf(name).setting.fallback ?? '')

/** The configuration with other texts, of which those that do not fit any more are left out. */
export function withTexts(config: Config, texts: ReadonlyMap<string, string>): Config {
  const changed = { issuer: { ...config.issuer }, site: { ...config.site } }
  for (const name of siteTextNames) {
    const text = texts.get(name)
    if (text === undefined || isFixedIn(config, name)) continue
    const { group, key, setting } = fieldOf(name)
    const read = setting.schema.safeParse(text)
    if (read.success) Object.assign(changed[group], { [key]: read.data })
  }
  return { ...config, ...changed }
}

/** As it is to be stored, or why it is refused, in one sentence. */
export function readText(name: SiteTextName, text: string): { value: string } | { fault: string } {
  if (text.trim() === '') return { value: '' }
  const read = fieldOf(name).setting.schema.safeParse(text.trim())
  return read.success
    ? { value: String(read.data) }
    : { fault: `${name} ${read.error.issues[0]?.message ?? 'is not valid'}.` }
}
