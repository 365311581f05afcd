import { type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { VerdictSheet } from '#platform/web/ui/verdict-sheet.tsx'
import * as text from '../practice.en.ts'

export interface Line {
  readonly label: string
  readonly value: string
  /** Shown when the line is opened. */
  readonly meaning: string
}

export interface WindowWords {
  /** What the browser shows as the address. */
  readonly site: string
  readonly kind: string
  readonly lines: readonly Line[]
  readonly sign: string
}

interface WalletWindowProps {
  readonly words: WindowWords
  readonly canSign?: boolean
  /** Between the lines and the buttons. */
  readonly children?: ReactNode
  readonly onSign: () => void
  readonly onRefuse: () => void
}

/** A window that an invented wallet opens over an invented site. Its lines explain themselves when they are opened. */
export function WalletWindow({ words, canSign = true, children, onSign, onRefuse }: WalletWindowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SiteBar site={words.site} />
      <div className="relative mt-[-0.8rem] overflow-clip rounded-2xl [--out:0px] border-2 border-season bg-card [box-shadow:var(--lift)]">
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-t-[0.875rem] bg-season-tint px-4 py-3">
          <KeyDrawing />
          <p className="self-end font-display text-base/[1.1] text-soft">{text.yourWallet}</p>
          <h3 id={id} tabIndex={-1} className="self-start text-[1.375rem]/[1.15]">
            {words.kind}
          </h3>
        </div>
        {words.lines.map((line) => (
          <WindowLine key={line.label} {...line} />
        ))}
        {children}
        <VerdictSheet>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
            <Button look="outline" onClick={onRefuse}>
              {text.refuse}
            </Button>
            <Button disabled={!canSign} onClick={onSign}>
              {words.sign}
            </Button>
          </div>
        </VerdictSheet>
      </div>
    </section>
  )
}

/** The top of a browser, over which the window of a wallet can lie. */
export const SiteBar = ({ site }: { readonly site: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-[0.4rem] rounded-t-2xl border-x border-t border-field bg-paper px-[0.9rem] pt-[0.6rem] pb-[1.4rem] wrap-anywhere">
    <span aria-hidden="true" className="flex flex-none gap-[0.3rem]">
      {[1, 2, 3].map((key) => (
        <span key={key} className="size-2 rounded-full border border-field" />
      ))}
    </span>
    <span className="sr-only">{text.yourBrowser}</span>
    <bdi dir="ltr" className="min-w-0 flex-[1_1_min(10rem,100%)] rounded-2xl bg-card px-3 py-[0.1rem]">
      {site}
    </bdi>
  </p>
)

export const WindowLine = ({ label, value, meaning }: Line) => (
  <details className="group border-t border-line">
    <summary className="grid min-h-13 cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-2 py-[0.4rem] ps-4 pe-3 [&::-webkit-details-marker]:hidden">
      <span className="text-sm/[1.2] text-soft">{label}</span>
      <strong className="col-start-1 text-base/[1.3] wrap-anywhere">
        <bdi>{value}</bdi>
      </strong>
      <ChevronDownIcon className="col-start-2 row-[1/span_2] size-5 text-season group-open:rotate-180" />
    </summary>
    <p className="px-4 pb-3">{meaning}</p>
  </details>
)

const KeyDrawing = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className="row-span-2 size-12">
    <g fill="var(--color-card)" stroke="currentColor" strokeWidth="2.5">
      <rect x="3" y="9" width="42" height="31" rx="7" />
      <path d="M3 17h42" />
    </g>
    <g fill="none" stroke="var(--season)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="17" cy="28.500" r="4.500" />
      <path d="M21.500 28.500h13v4.500m-5-4.500v3" />
    </g>
  </svg>
)
