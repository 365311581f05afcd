import { resolve } from 'node:path'
import { SettingError, type Values } from '#platform/server/config/settings.ts'
import { type Picture, PictureError, readPngFile } from '#platform/server/content/png-file.ts'
import type { issuerSettings } from './issuer.config.ts'

/** The initiative that issues certificates; `name` is never empty. */
export interface Issuer {
  readonly name: string
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
  { signatory: signatoryName, ...settings }: Values<typeof issuerSettings>,
  site: { readonly contentDir: string; readonly publicUrl: string },
): Issuer {
  const signature = readPicture('ISSUER_SIGNATURE', site.contentDir, settings.signature)
  if (!signatoryName && (signature || settings.signatoryTitle))
    throw new SettingError(
      `ISSUER_SIGNATORY must name the person who signs, because ${signature ? 'ISSUER_SIGNATURE' : 'ISSUER_SIGNATORY_TITLE'} is set.`,
    )
  return {
    name: settings.name,
    url: settings.url || site.publicUrl,
    address: settings.address || undefined,
    email: settings.email || undefined,
    logo: readPicture('ISSUER_LOGO', site.contentDir, settings.logo),
    logoPath: issuerLogoPath,
    signatory: signatoryName
      ? { name: signatoryName, title: settings.signatoryTitle || undefined, signature }
      : undefined,
  }
}

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
