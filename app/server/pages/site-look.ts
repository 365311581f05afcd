import { createHash } from 'node:crypto'
import { siteLookToFill, siteNameToFill, siteShortNameToFill } from '#platform/contract/pages.ts'
import { siteSheet } from '#platform/contract/site-sheet.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'

/** What a site has of its own on every page. */
export type SiteLook = Pick<Issuer, 'siteName' | 'siteShortName' | 'siteColour' | 'siteLogo'>

/** Fills it in: in a page, in a manifest, in a service worker. */
export type FillLook = (built: string, file: 'html' | 'webmanifest' | 'js') => string

export function fillerOf({ siteName, siteShortName, siteColour, siteLogo }: SiteLook): FillLook {
  const parts = [siteName, siteShortName, siteColour?.light, siteLogo?.path]
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
  const sheet = siteSheet({ siteColour, siteLogo })
  return (built, file) => {
    const named = file === 'html' ? escapeHtml : (text: string) => text
    const filled = built
      .replaceAll(siteNameToFill, () => named(siteName))
      .replaceAll(siteShortNameToFill, () => named(siteShortName))
      .replaceAll(siteLookToFill, key)
    if (!siteColour && !siteLogo) return filled
    if (file === 'webmanifest') return fillManifest(filled, { siteColour, siteLogo })
    return file === 'html'
      ? inHead(filled.replace('</style>', `${sheet}$&`), { siteColour, siteLogo })
      : filled
  }
}

type Drawn = Pick<SiteLook, 'siteColour' | 'siteLogo'>

/** In the frame of the browser, in tabs, on home screens, and beside shared links. */
function inHead(html: string, { siteColour, siteLogo }: Drawn): string {
  const coloured = siteColour
    ? html.replace(/(<meta name="theme-color" content=")[^"]*/g, `$1${siteColour.light}`)
    : html
  if (!siteLogo) return coloured
  const { path, width, height } = siteLogo
  const side = (value: number) => `$1${value}`
  return coloured
    .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${path}" type="image/png">`)
    .replace(/(<link rel="apple-touch-icon" href=")[^"]*/, `$1${path}`)
    .replace(shippedPicture, (_all, address, between) =>
      `${address}${path}${between}`
        .replace(/(image:width" content=")\d+/, side(width))
        .replace(/(image:height" content=")\d+/, side(height))
        .replace(/<meta property="og:image:alt" content="[^"]*">/, '')
        .replace(/(<meta name="twitter:card" content="summary)_large_image/, '$1'),
    )
}

/** What a link to a page shows where the page has no picture of its own, up to the end of what is said of it. */
const shippedPicture =
  /(<meta property="og:image" content="https?:\/\/[^/"]*)\/assets\/[^"]*("[\s\S]*?<meta name="twitter:card"[^>]*>)/

function fillManifest(built: string, { siteColour, siteLogo }: Drawn): string {
  return JSON.stringify({
    ...JSON.parse(built),
    ...(siteColour && { theme_color: siteColour.light }),
    ...(siteLogo && {
      icons: [{ src: siteLogo.path, sizes: `${siteLogo.width}x${siteLogo.height}`, type: 'image/png' }],
    }),
  })
}
