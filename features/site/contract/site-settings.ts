import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** What operators may set in the browser, by the variable of the environment. */
export const siteTextNames = [
  'SITE_NAME',
  'SITE_SHORT_NAME',
  'SITE_COLOUR',
  'ISSUER_NAME',
  'ISSUER_URL',
  'ISSUER_ADDRESS',
  'ISSUER_EMAIL',
  'ISSUER_SIGNATORY',
  'ISSUER_SIGNATORY_TITLE',
  'SITE_DIRECTOR',
  'SITE_REGISTRATION',
  'SITE_PHONE',
  'SITE_HOST',
  'PRIVACY_CONTACT',
  'SUPERVISORY_AUTHORITY',
  'LEGAL_READER',
] as const

/** PNG files. */
export const sitePictureNames = ['SITE_LOGO', 'ISSUER_LOGO', 'ISSUER_SIGNATURE'] as const

export const siteSettingNames = [...siteTextNames, ...sitePictureNames] as const

export type SiteTextName = (typeof siteTextNames)[number]
export type SitePictureName = (typeof sitePictureNames)[number]
export type SiteSettingName = (typeof siteSettingNames)[number]

const siteSetting = z.object({
  name: z.enum(siteSettingNames),
  /** As it holds; of a picture its size in pixels, such as `512 × 512`; empty for none. */
  value: z.string(),
  /** Set in the environment, which wins. */
  isFixed: z.boolean(),
})

export type SiteSetting = z.output<typeof siteSetting>

const output = z.object({
  settings: z.array(siteSetting),
  /** Where the logo is served. */
  logo: z.string().nullable(),
})

export type SiteSettings = z.output<typeof output>

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/operator/site',
  access: 'operator',
  summary: 'Read what the site is called, how it looks and who runs it',
  output,
  errors: {},
})

const text = z.string().max(500).optional()
/** A PNG file of up to 512 kB. */
const picture = z.base64().max(700_000).optional()

const fieldsFor = <Name extends string, Field extends z.ZodType>(names: readonly Name[], field: Field) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>

const changes = z.strictObject({ ...fieldsFor(siteTextNames, text), ...fieldsFor(sitePictureNames, picture) })

/** What is left out stays; what is empty goes back to what the program has. */
export const saveSiteSettings = endpoint({
  method: 'PUT',
  path: '/api/operator/site',
  access: 'operator',
  freshness: 'recent',
  summary: 'Change what the site is called, how it looks and who runs it',
  body: z.strictObject({ changes }),
  maxBodyBytes: 2200 * 1024,
  output,
  errors: { 'setting-refused': 400, 'setting-fixed': 409 },
})
