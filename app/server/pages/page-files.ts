import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { addressToFill } from '#platform/contract/pages.ts'
import {
  type Coding,
  type Compress,
  compressBest,
  compressSoon,
} from '#platform/server/http/compressed-answer.ts'
import type { FillLook } from './site-look.ts'

const themes = ['light', 'dark'] as const
export type PageTheme = (typeof themes)[number]

export interface PageFile {
  readonly body: Buffer
  readonly etag: string
  /** Of the sheet that stands in the page, as the content security policy has it. */
  readonly styleHash: string | undefined
}

export type CompletePage = (built: string) => string

export type ReadPage = (name: string, coding: Coding, theme?: PageTheme) => Promise<PageFile>

interface Made {
  readonly builtAt: number
  readonly page: Promise<PageFile>
}

interface PageParts {
  readonly address: string
  readonly fillLook: FillLook
  /** What the addresses of pages begin with that the site does not have: `platform/web/lib/optional-page.ts` reads it. */
  readonly leftOut?: readonly string[]
  /** For what every page says. */
  readonly everyPage?: CompletePage
  readonly completions?: ReadonlyMap<string, CompletePage>
}

/**
 * Filled pages are kept until their file changes: a few dozen of some kilobytes. No request waits for the best compression:
 * pages get it in the background, one after another, since all of them at once would leave no processor to visitors.
 */
export function readPagesOf(
  dir: string,
  { address, fillLook, leftOut = [], everyPage = (built) => built, completions = new Map() }: PageParts,
  compressWell: Compress = compressBest.br,
): ReadPage {
  const made = new Map<string, Made>()
  const improveLater = createBackgroundLine()

  const improve = async (key: string, before: Made, html: Buffer) => {
    if (made.get(key) !== before) return
    const soon = await before.page
    const body = await compressWell(html)
    if (made.get(key) === before && body.length < soon.body.length)
      made.set(key, { builtAt: before.builtAt, page: Promise.resolve({ ...soon, body }) })
  }

  return async (name, coding, theme) => {
    const complete = completions.get(name)
    const path = join(dir, name)
    const key = `${name} ${coding} ${theme}`
    // Not in the pool of threads, in which it would wait for what others have compressed and hashed.
    const { mtimeMs: builtAt } = statSync(path)
    const known = made.get(key)
    if (known?.builtAt === builtAt) return known.page
    const kind = /\.(html|webmanifest)$/.exec(name)?.[1] as 'html' | 'webmanifest' | undefined
    const fill = (built: string) =>
      withoutPages(
        fillLook(everyPage(complete?.(built) ?? built).replaceAll(addressToFill, address), kind ?? 'js'),
        leftOut,
      )
    const filled = fillPage(path, fill, theme)
    const entry = { builtAt, page: filled.then((html) => makePage(html, coding)) }
    made.set(key, entry)
    // A failed read may succeed next time.
    entry.page.catch(() => made.delete(key))
    if (coding === 'br') improveLater(async () => improve(key, entry, Buffer.from((await filled).filled)))
    return entry.page
  }
}

const withoutPages = (html: string, leftOut: readonly string[]) =>
  leftOut.length === 0 ? html : html.replace('<html ', `<html data-left-out="${leftOut.join(' ')}" `)

/** One piece of work after another, none of which keeps the process from ending. */
function createBackgroundLine(): (work: () => Promise<void>) => void {
  const line: (() => Promise<void>)[] = []
  let isWorking = false
  const next = async () => {
    // What fails leaves what was there before.
    await line
      .shift()?.()
      .catch(() => undefined)
    isWorking = line.length > 0
    if (isWorking) setImmediate(next).unref()
  }
  return (work) => {
    line.push(work)
    if (!isWorking) setImmediate(next).unref()
    isWorking = true
  }
}

async function fillPage(path: string, fill: (built: string) => string, theme: PageTheme | undefined) {
  const built = await readFile(path, 'utf8')
  const filled = fill(theme ? inTheme(built, theme) : built)
  return { filled, styleHash: styleHashOf(filled) }
}

type FilledPage = Awaited<ReturnType<typeof fillPage>>

async function makePage({ filled, styleHash }: FilledPage, coding: Coding): Promise<PageFile> {
  const name = createHash('sha256').update(filled).digest('base64url').slice(0, 20)
  // A weak one: the same page has other bytes once it is compressed better.
  return { body: await compressSoon[coding](Buffer.from(filled)), etag: `W/"${name}-${coding}"`, styleHash }
}

export function styleHashOf(html: string): string | undefined {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1]
  return style && `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

export function pageThemeOf({ headers }: Pick<FastifyRequest, 'headers'>): PageTheme | undefined {
  const chosen = /(?:^|;\s*)theme=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return themes.find((theme) => theme === chosen)
}

/** Before any script runs; `platform/web/lib/theme.ts` does the same to the open page. */
export function inTheme(html: string, theme: PageTheme): string {
  const media = (known: PageTheme) => `media="(prefers-color-scheme: ${known})"`
  const shown = themes.reduce(
    (page, known) => page.replace(media(known), `media="${known === theme ? 'all' : 'not all'}"`),
    html,
  )
  return shown.replace('<html ', `<html data-theme="edutrain-${theme}" `)
}
