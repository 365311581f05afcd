import type { FastifyRequest } from 'fastify'

const themes = ['light', 'dark'] as const
export type PageTheme = (typeof themes)[number]

/** The theme that the reader chose, which is in a cookie; undefined where the page follows the system. */
export function pageThemeOf({ headers }: Pick<FastifyRequest, 'headers'>): PageTheme | undefined {
  const chosen = /(?:^|;\s*)theme=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return themes.find((theme) => theme === chosen)
}

/**
 * A built page shown in one theme whatever the system prefers, so that it is so before any script runs. In the browser
 * `web/lib/theme.ts` does the same to the page that is open.
 */
export function inTheme(html: string, theme: PageTheme): string {
  const media = (known: PageTheme) => `media="(prefers-color-scheme: ${known})"`
  const shown = themes.reduce(
    (page, known) => page.replace(media(known), `media="${known === theme ? 'all' : 'not all'}"`),
    html,
  )
  return shown.replace('<html ', `<html data-theme="edutrain-${theme}" `)
}
