import type { SiteColour } from './site-colour.ts'

interface OwnLook {
  readonly siteColour?: SiteColour | undefined
  readonly siteLogo?: { readonly path: string } | undefined
}

/** Styles of what a site has of its own; they follow those of the build, in the page's sheet. */
export function siteSheet({ siteColour, siteLogo }: OwnLook): string {
  const colours = siteColour
    ? `:root,[data-theme]{--color-primary:${siteColour.light}}[data-theme=edutrain-dark]{--color-primary:${siteColour.dark}}@media (prefers-color-scheme:dark){:root:not([data-theme]){--color-primary:${siteColour.dark}}}a:not(.btn,.button){text-decoration-color:var(--color-primary)}`
    : ''
  // In place of the drawing; the pages themselves are drawn by the build.
  const mark = siteLogo
    ? `.mark{background:#fff url(${siteLogo.path}) center/contain no-repeat;border-radius:.375rem}.mark *{display:none}`
    : ''
  return colours + mark
}
