import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
    short_name: words.name,
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
