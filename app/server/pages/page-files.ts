import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { addressToFill } from '#platform/contract/pages.ts'
import { inTheme, type PageTheme } from './page-theme.ts'

/** Smallest first. */
export const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

export interface PageFile {
  readonly body: Buffer
  readonly etag: string
  /** Of the sheet that stands in the page, as the content security policy has it. */
  readonly styleHash: string | undefined
}

export type CompletePage = (built: string) => string

export type ReadPage = (name: string, coding: Coding, theme?: PageTheme) => Promise<PageFile>

const compress: Record<Coding, (page: Buffer) => Promise<Buffer> | Buffer> = {
  br: (page) =>
    promisify(brotliCompress)(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gzip: (page) => promisify(gzip)(page, { level: 9 }),
  identity: (page) => page,
}

/** Filled pages are kept until their file changes: a few dozen of some kilobytes. */
export function readPagesOf(
  dir: string,
  address: string,
  completions: ReadonlyMap<string, CompletePage> = new Map(),
): ReadPage {
  const made = new Map<string, { readonly builtAt: number; readonly page: Promise<PageFile> }>()
  return async (name, coding, theme) => {
    const complete = completions.get(name)
    const path = join(dir, name)
    const key = `${name} ${coding} ${theme}`
    const { mtimeMs: builtAt } = await stat(path)
    const known = made.get(key)
    if (known?.builtAt === builtAt) return known.page
    const fill = (built: string) => (complete?.(built) ?? built).replaceAll(addressToFill, address)
    const page = makePage(path, fill, coding, theme)
    made.set(key, { builtAt, page })
    // A failed read may succeed next time.
    page.catch(() => made.delete(key))
    return page
  }
}

async function makePage(
  path: string,
  fill: (built: string) => string,
  coding: Coding,
  theme: PageTheme | undefined,
): Promise<PageFile> {
  const built = await readFile(path, 'utf8')
  const html = theme ? inTheme(built, theme) : built
  const body = await compress[coding](Buffer.from(fill(html)))
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    styleHash: styleHashOf(html),
  }
}

function styleHashOf(html: string): string | undefined {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1]
  return style && `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}
