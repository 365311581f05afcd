import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { pageLanguages } from '#platform/contract/languages.ts'

const cookie = /(?:^|;\s*)language=([\w-]+)/

/** By the address, else the cookie, else the browser, else the first language. */
export function pageLanguageOf(request: Pick<FastifyRequest, 'headers' | 'url'>): string {
  const { headers } = request
  const chosen = languageAskedFor(request) ?? cookie.exec(headers.cookie ?? '')?.[1]
  if (isPageLanguage(chosen)) return chosen
  return new Negotiator({ headers }).language([...pageLanguages]) ?? pageLanguages[0]
}

/** No redirect: search engines keep no cookies. The browser removes the query (`platform/web/lib/page-language.ts`). */
export function rememberChoice(request: FastifyRequest, reply: FastifyReply): void {
  const chosen = languageAskedFor(request)
  if (!chosen) return
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `language=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`)
}

function languageAskedFor({ url }: Pick<FastifyRequest, 'url'>): string | undefined {
  const query = url.split('?')[1]
  const asked = query && new URLSearchParams(query).get('language')
  return asked && isPageLanguage(asked) ? asked : undefined
}

const isPageLanguage = (code: string | undefined): code is string =>
  pageLanguages.some((language) => language === code)
