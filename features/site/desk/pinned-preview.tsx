import { siteColourOf } from '#platform/contract/site-colour.ts'
import * as text from './site.en.ts'
import { type Draft, inColour, markOf, themes } from './site-preview.tsx'

/**
 * The head of the pages in both themes, which stays on the screen while their look is chosen: above the fields on a phone,
 * beside them on a wide screen. Nothing in it is news to those who do not see it.
 */
export function PinnedPreview({ draft }: { readonly draft: Draft }) {
  const colour = draft.colour ? siteColourOf(draft.colour) : undefined
  return (
    <div
      aria-hidden="true"
      className="sticky top-0 z-1 -mx-2 mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 bg-paper p-2 lg:order-last lg:top-4 lg:mx-0 lg:grid-cols-1 lg:gap-4 lg:self-start lg:p-0 [@media(height<32rem)]:static"
    >
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={`edutrain-${theme}`}
          style={inColour(colour, theme)}
          className="grid min-w-0 content-between gap-2 rounded-(--radius-box) border border-line bg-paper p-3 text-ink"
        >
          <span className="flex min-w-0 items-center gap-2 font-display text-xl/tight">
            {markOf(draft.logo)}
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{draft.siteName}</span>
          </span>
          <span className="btn btn-primary h-auto min-h-(--size) w-full wrap-anywhere whitespace-normal [--btn-p:0.5rem]">
            {text.start}
          </span>
        </div>
      ))}
    </div>
  )
}
