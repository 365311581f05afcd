import type { CSSProperties, ReactNode } from 'react'
import { type SiteColour, siteColourOf } from '#platform/contract/site-colour.ts'
import * as text from './site.en.ts'

export interface Draft {
  readonly siteName: string
  readonly issuerName: string
  readonly signatory: string
  readonly signatoryTitle: string
  readonly address: string
  /** Of the light theme, if it can be read there. */
  readonly colour: string | undefined
  /** Address of the picture. */
  readonly logo: string | undefined
}

export const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Without one the ink of the theme: the page itself may have another by now. */
export const inColour = (colour: SiteColour | undefined, theme: Theme) =>
  ({ '--color-primary': colour?.[theme] ?? 'var(--color-base-content)' }) as CSSProperties

export const markOf = (logo: string | undefined) =>
  logo && <img src={logo} alt="" className="size-8 flex-none rounded-[.375rem] bg-white object-contain" />

/** Drawn from the parts of the pages, as they will look once the draft is saved. */
export function SitePreview({ draft }: { readonly draft: Draft }) {
  const colour = draft.colour ? siteColourOf(draft.colour) : undefined
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
      {themes.map((theme) => (
        <InTheme key={theme} theme={theme} draft={draft} colour={colour} />
      ))}
    </div>
  )
}

interface InThemeProps {
  readonly theme: Theme
  readonly draft: Draft
  readonly colour: SiteColour | undefined
}

function InTheme({ theme, draft, colour }: InThemeProps) {
  const { siteName, issuerName, signatory, signatoryTitle, address, logo } = draft
  const mail = (colour ? { '--color-primary': colour.light } : {}) as CSSProperties
  const mark = markOf(logo)
  return (
    <section
      aria-label={text.inTheme[theme]}
      data-theme={`edutrain-${theme}`}
      style={inColour(colour, theme)}
      className="grid content-start gap-4 rounded-(--radius-box) border border-line bg-paper p-4 text-ink"
    >
      <h3 className="text-xl">{text.inTheme[theme]}</h3>
      <Piece name={text.page}>
        <span className="flex items-center gap-3 font-display text-[1.7rem] leading-none wrap-anywhere">
          {mark}
          {siteName}
        </span>
        <span className="btn btn-primary mt-3 mb-1">{text.start}</span>
      </Piece>
      <Piece name={text.certificate}>
        {mark}
        <span className="block font-display text-2xl wrap-anywhere">{text.certificateOf(issuerName)}</span>
        {signatory && (
          <span className="block wrap-anywhere">
            {signatory}
            {signatoryTitle && `, ${signatoryTitle}`}
          </span>
        )}
      </Piece>
      {/* Mail programs show the light theme alone. */}
      <div data-theme="edutrain-light" style={mail} className="text-ink">
        <Piece name={text.email}>
          <span className="block font-display text-soft wrap-anywhere">{issuerName}</span>
          <span className="btn btn-primary my-3">{text.openPage}</span>
          <span className="block text-sm text-soft wrap-anywhere">
            {text.sentBy(issuerName)} {address}
          </span>
        </Piece>
      </div>
    </section>
  )
}

function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="rounded-(--radius-box) border border-line bg-card p-4">
      <p className="mb-2 text-sm text-soft">{name}</p>
      {children}
    </div>
  )
}
