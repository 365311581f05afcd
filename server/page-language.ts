import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { pageLanguages } from '#contract/languages.ts'

const cookie = /(?:^|;\s*)language=([\w-]+)/

/** The language to send a page in: the reader's choice, which is in a cookie, else the browser's, else the first. */
export function pageLanguageOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1]
  if (isPageLanguage(chosen)) return chosen
  return new Negotiator({ headers }).language([...pageLanguages]) ?? pageLanguages[0]
}

/**
 * A page asked for with `?language=fr`, as the links to other languages do before any script runs: the choice is
 * remembered, and the page asked for again without it. Undefined for any other request.
 */
export function takeChoice(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { pathname, searchParams } = new URL(request.url, 'http://page')
  const chosen = searchParams.get('language')
  if (!isPageLanguage(chosen)) return undefined
  searchParams.delete('language')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return reply
    .header('set-cookie', `language=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`)
    .redirect(pathname + search, 303)
}

const isPageLanguage = (code: string | null | undefined): code is string =>
  pageLanguages.some((language) => language === code)
