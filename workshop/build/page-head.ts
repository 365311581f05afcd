import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexedPaths } from '#app/server/pages/page-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import {
  addressToFill,
  pathInLanguage,
  siteNameToFill,
  siteShortNameToFill,
} from '#platform/contract/pages.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'

export interface Sharing {
  readonly locale: string
  readonly pictureInWords: string
}

interface SharedPage {
  /** Null for pages that the browser draws, whose address is not known when they are built. */
  readonly path: string | null
  readonly title: string
  readonly description: string
}

interface Edition extends Sharing {
  readonly language: string
  /** 1200 × 630 pixels. */
  readonly picture: string
}

export const notIndexed = '<meta name="robots" content="noindex">'

/** Twitter reads Open Graph's where its own are missing. */
export function sharingTags({ path, title, description }: SharedPage, edition: Edition): string[] {
  return [
    meta('name', 'description', description),
    ...(path === null ? [] : addressTags(path, edition.language)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteNameToFill),
    meta('property', 'og:locale', edition.locale),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${addressToFill}/${edition.picture}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', edition.pictureInWords),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

function addressTags(path: string, language: string): string[] {
  const address = (code: string) => addressToFill + pathInLanguage(path, code)
  const ownAddress = meta('property', 'og:url', address(language))
  if (!indexedPaths.includes(path) && !path.startsWith('/lesson/')) return [notIndexed, ownAddress]
  const alternate = (hreflang: string, code: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${address(code)}">`
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...pageLanguages.map((code) => alternate(code, code)),
    alternate('x-default', pageLanguages[0]),
    ownAddress,
  ]
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

export interface ManifestWords {
  readonly name: string
  readonly description: string
}

const icons = [
  { src: '/icons/train-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/train-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/train-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export const touchIcon = '<link rel="apple-touch-icon" href="/icons/train-touch-180.png">'

/** Writes the manifest of a language, and returns its address. */
export function writeAppManifest(webDir: string, language: string, words: ManifestWords): string {
  const file = `app.${language}.webmanifest`
  const manifest = {
    id: '/',
    name: words.name,
    short_name: siteShortNameToFill,
    description: words.description,
    lang: language,
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f3ea',
    theme_color: '#f7f3ea',
    icons,
  }
  writeFileSync(join(webDir, file), JSON.stringify(manifest))
  return `/${file}`
}
