import type { FastifyInstance } from 'fastify'
import { indexedPaths } from '#app/server/pages/page-list.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { isBelow } from '#platform/contract/optional-paths.ts'
import { pathInLanguage } from '#platform/contract/pages.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Parts } from '#platform/server/feature.ts'

/** In ms; RFC 9116 asks for less than a year. */
const contactLifetime = 180 * day

type SiteParts = Pick<Parts, 'config' | 'clock' | 'moduleCount'>

/**
 * For programs that look at the site, at `address`. robots.txt forbids nothing: crawlers must read a page to see its
 * `noindex`. security.txt (RFC 9116) does not exist without a contact.
 */
export function registerSiteFiles(
  app: FastifyInstance,
  { config, clock, moduleCount }: SiteParts,
  address: string,
  leftOut: readonly string[],
): void {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`
  const lessons = Array.from({ length: moduleCount }, (_, index) => `/lesson/${index + 1}`)
  const pages = indexedPaths.filter((path) => !isBelow(leftOut, path))
  const sitemap = writeSitemap(address, [...pages, ...lessons])
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap))
  const { securityContact } = config.operations
  if (!securityContact) return
  app.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(clock() + contactLifetime).toISOString()}`,
      `Preferred-Languages: ${pageLanguages.join(', ')}`,
      `Canonical: ${address}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

function writeSitemap(address: string, paths: readonly string[]): string {
  const link = (path: string, language: string) => {
    const code = language || 'x-default'
    const target = address + pathInLanguage(path, language || pageLanguages[0])
    return `<xhtml:link rel="alternate" hreflang="${code}" href="${target}"/>`
  }
  const entries = paths.flatMap((path) => {
    const links = [...pageLanguages, ''].map((language) => link(path, language)).join('')
    return pageLanguages.map(
      (language) => `<url><loc>${address}${pathInLanguage(path, language)}</loc>${links}</url>\n`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`
}
