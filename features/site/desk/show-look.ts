import type { QueryClient } from '@tanstack/react-query'
import { showName } from '#features/desk/web/ui/shown-name.ts'
import type { SiteSettings } from '#features/site/contract/site-settings.ts'
import { siteColourOf } from '#platform/contract/site-colour.ts'
import { siteSheet } from '#platform/contract/site-sheet.ts'

/** The page itself takes the look that was saved, as every other does when it is loaded; what was removed goes with the next load. */
export function showLook(client: QueryClient, { settings, logo }: SiteSettings): void {
  const values = new Map(settings.map(({ name, value }) => [name, value]))
  const colour = values.get('SITE_COLOUR')
  showName(client, values.get('SITE_NAME') ?? '')
  const own = new CSSStyleSheet()
  own.replaceSync(
    siteSheet({
      siteColour: colour ? siteColourOf(colour) : undefined,
      siteLogo: logo === null ? undefined : { path: logo },
    }),
  )
  document.adoptedStyleSheets = [own]
}
