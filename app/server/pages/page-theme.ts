import type { FastifyRequest } from 'fastify'

const themes = ['light', 'dark'] as const
export type PageTheme = (typeof themes)[number]

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
