import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { addressToFill } from '#contract/pages.ts'

/** How a page travels, the smallest first. */
export const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

export interface PageFile {
  readonly body: Buffer
  readonly etag: string
}

/** A page by the name of its file. */
export type ReadPage = (name: string, coding: Coding) => Promise<PageFile>

const compress: Record<Coding, (page: Buffer) => Promise<Buffer> | Buffer> = {
  br: (page) =>
    promisify(brotliCompress)(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gzip: (page) => promisify(gzip)(page, { level: 9 }),
  identity: (page) => page,
}

/**
 * The built pages of a folder with the address of the site filled in. Each is made when it is first asked for, and kept
 * until its file is another one: a few dozen of some kilobytes.
 */
export function readPagesOf(dir: string, address: string): ReadPage {
  const made = new Map<string, { readonly builtAt: number; readonly page: Promise<PageFile> }>()
  return async (name, coding) => {
    const path = join(dir, name)
    const key = `${name} ${coding}`
    const { mtimeMs: builtAt } = await stat(path)
    const known = made.get(key)
    if (known?.builtAt === builtAt) return known.page
    const page = makePage(path, address, coding)
    made.set(key, { builtAt, page })
    // What could not be read once may be there the next time.
    page.catch(() => made.delete(key))
    return page
  }
}

async function makePage(path: string, address: string, coding: Coding): Promise<PageFile> {
  const html = await readFile(path, 'utf8')
  const body = await compress[coding](Buffer.from(html.replaceAll(addressToFill, address)))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
