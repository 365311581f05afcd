import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { scriptFonts } from './scripts.ts'

export interface FontFile {
  readonly path: string
  /** That it has a shape for the character is known only from the file. */
  covers(codePoint: number): boolean
  readonly isVariable: boolean
}

const locate = createRequire(import.meta.url).resolve

const wholeFont: FontFile = {
  path: locate('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  covers: (codePoint) => wholeRanges.some(([from, to]) => from <= codePoint && codePoint <= to),
  isVariable: false,
}
const wholeRanges: readonly (readonly [number, number])[] = [
  [0x0020, 0x052f],
  [0x0900, 0x097f],
  [0x1ab0, 0x1aff],
  [0x1c80, 0x1c8f],
  [0x1cd0, 0x1cff],
  [0x1d00, 0x1fff],
  [0x2000, 0x20ff],
  [0x2c60, 0x2c7f],
  [0x2de0, 0x2dff],
  [0xa640, 0xa69f],
  [0xa720, 0xa7ff],
  [0xa8e0, 0xa8ff],
  [0xab30, 0xab6f],
  [0xfb00, 0xfb06],
  [0xfe20, 0xfe2f],
]

/** In some hundred files each, by how common a character is. */
const eastAsian = { chinese: 'noto-sans-sc', japanese: 'noto-sans-jp', korean: 'noto-sans-kr' }

/** The best first. Chinese characters look different in Japan and Korea; syllables around them tell which. */
export function fontFilesFor(text: string): readonly FontFile[] {
  const { chinese, japanese, korean } = eastAsian
  const order = /\p{Script=Hangul}/u.test(text)
    ? [korean, japanese, chinese]
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? [japanese, chinese, korean]
      : [chinese, japanese, korean]
  return [
    wholeFont,
    ...scriptFonts.flatMap(({ font, isVariable }) => filesOf(`noto-sans-${font}`, { set: font, isVariable })),
    ...order.flatMap((name) => filesOf(name)),
  ]
}

const known = new Map<string, FontFile[]>()

/** All that are numbered, unless one `set` is named. */
function filesOf(
  name: string,
  { set: wanted, isVariable }: { readonly set?: string; readonly isVariable: boolean } = { isVariable: true },
): FontFile[] {
  const found = known.get(name)
  if (found) return found
  const weight = isVariable ? 'wght' : '400'
  // Written out, because the release finds by it which packages it needs.
  const listPath = isVariable
    ? locate(`@fontsource-variable/${name}/unicode.json`)
    : locate(`@fontsource/${name}/unicode.json`)
  const list = JSON.parse(readFileSync(listPath, 'utf8')) as Record<string, string>
  const files = Object.entries(list)
    .map(([key, ranges]) => ({ set: key.replace(/[[\]]/g, ''), ranges: readRanges(ranges) }))
    .filter(({ set }) => (wanted ? set === wanted : /^\d+$/.test(set)))
    .map(({ set, ranges }) => ({
      path: join(dirname(listPath), 'files', `${name}-${set}-${weight}-normal.woff2`),
      covers: (codePoint: number) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to),
      isVariable,
    }))
  known.set(name, files)
  return files
}

/** `U+20-7F,U+A9` as CSS has it. */
function readRanges(ranges: string): [from: number, to: number][] {
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}
