import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { type SiteColour, siteColourOf } from '#platform/contract/site-colour.ts'
import { SettingError, type Values } from '#platform/server/config/settings.ts'
import { type Picture, PictureError, readPngFile } from '#platform/server/content/png-file.ts'
import type { issuerSettings } from './issuer.config.ts'

export type IssuerValues = Values<typeof issuerSettings>

/** Square. */
export interface SiteLogo extends Picture {
  /** Where it is served; another picture has another. */
  readonly path: string
}

/** The initiative that issues certificates; `name` is never empty. */
export interface Issuer {
  readonly name: string
  /** Of the site that teaches; never empty. */
  readonly siteName: string
  readonly siteShortName: string
  readonly siteColour: SiteColour | undefined
  readonly siteLogo: SiteLogo | undefined
  /** The initiative's own site, or this one. */
  readonly url: string
  readonly address: string | undefined
  readonly email: string | undefined
  readonly logo: Picture | undefined
  /** Where the logo is served. */
  readonly logoPath: string
  readonly signatory:
    | {
        readonly name: string
        readonly title: string | undefined
        /** Only in the PDF, never served. */
        readonly signature: Picture | undefined
      }
    | undefined
}

export const issuerLogoPath = '/issuer/logo.png'

/** Of a logo that is kept with the certificates it stands on. */
export const storedLogoPath = (id: string) => `/issuer/${id}.png`

/** Picture paths are relative to the content folder. @throws SettingError naming the variable and the file */
export function readIssuer(
  settings: IssuerValues,
  site: { readonly contentDir: string; readonly publicUrl: string },
): Issuer {
  requireSignatory(settings)
  return issuerOf(settings, readPictures(settings, site.contentDir), site.publicUrl)
}

/** @throws SettingError when there is a signature or a title of nobody */
export function requireSignatory({ signatory, signature, signatoryTitle }: IssuerValues): void {
  if (signatory || !(signature || signatoryTitle)) return
  throw new SettingError(
    `ISSUER_SIGNATORY must name the person who signs, because ${signature ? 'ISSUER_SIGNATURE' : 'ISSUER_SIGNATORY_TITLE'} is set.`,
  )
}

/** By the setting that names its file. */
export type IssuerPictures = Readonly<Record<'siteLogo' | 'logo' | 'signature', Picture | undefined>>

/** @throws SettingError naming the variable and the file */
export function readPictures(settings: IssuerValues, contentDir: string): IssuerPictures {
  const siteLogo = readPicture('SITE_LOGO', contentDir, settings.siteLogo)
  const unfit = siteLogo && whyNoSiteLogo(siteLogo)
  if (unfit) throw new SettingError(`SITE_LOGO names a picture that ${unfit}.`)
  return {
    siteLogo,
    logo: readPicture('ISSUER_LOGO', contentDir, settings.logo),
    signature: readPicture('ISSUER_SIGNATURE', contentDir, settings.signature),
  }
}

/** A title and a signature of a person without a name are left out. */
export function issuerOf(
  { signatory: signatoryName, ...settings }: IssuerValues,
  { siteLogo, logo, signature }: IssuerPictures,
  publicUrl: string,
): Issuer {
  return {
    name: settings.name || settings.siteName,
    siteName: settings.siteName,
    siteShortName: settings.siteShortName || settings.siteName,
    siteColour: settings.siteColour ? siteColourOf(settings.siteColour) : undefined,
    siteLogo: siteLogo && withPath(siteLogo),
    url: settings.url || publicUrl,
    address: settings.address || undefined,
    email: settings.email || undefined,
    logo: logo ?? siteLogo,
    logoPath: issuerLogoPath,
    signatory: signatoryName
      ? { name: signatoryName, title: settings.signatoryTitle || undefined, signature }
      : undefined,
  }
}

function withPath(picture: Picture): SiteLogo {
  const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 16)
  return { ...picture, path: `/site-logo/${hash}.png` }
}

const leastLogo = 192

/** It is the icon on home screens too, which is square. The reason goes on after "a picture that". */
export const whyNoSiteLogo = ({ width, height }: Picture): string | undefined =>
  width === height && width >= leastLogo
    ? undefined
    : `has ${width} x ${height} pixels; it must be square, with at least ${leastLogo} on each side`

function readPicture(variable: string, contentDir: string, name: string): Picture | undefined {
  if (name === '') return undefined
  const file = resolve(contentDir, name)
  try {
    return readPngFile(file)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    throw new SettingError(`${variable} names ${file}, which ${error.message}.`)
  }
}
