// `npm run display-face`: the display face with all of its characters, but without what headings make no use of: hints for
// small sizes, figures of one width, small capitals. That is half of the file, which every visitor waits for.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

const source = createRequire(import.meta.url).resolve(
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
)

export const displayFacePath = join(import.meta.dirname, '../../app/web/styles/display-face.woff2')

/** WOFF2. */
export function cutDisplayFace(): Promise<Uint8Array> {
  const file = readFileSync(source)
  return subsetFont(file, charactersOf(file), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'mark'],
  })
}

export function charactersOf(file: Buffer): string {
  const font = fontkit.create(file)
  if (!('characterSet' in font)) throw new Error('a collection of fonts')
  return String.fromCodePoint(...font.characterSet)
}

if (import.meta.main) writeFileSync(displayFacePath, await cutDisplayFace())
