import { type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './wallet-window.en.ts'
import './wallet-window.css'

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
    <section className="wallet-window" aria-labelledby={id}>
      <SiteBar site={words.site} />
      <div className="wallet-window-sheet">
        <div className="wallet-window-head">
          <KeyDrawing />
          <p>{text.yourWallet}</p>
          <h3 id={id} tabIndex={-1}>
            {words.kind}
          </h3>
        </div>
        {words.lines.map((line) => (
          <WindowLine key={line.label} {...line} />
        ))}
        {children}
        <div className="wallet-window-ways">
          <Button look="outline" onClick={onRefuse}>
            {text.refuse}
          </Button>
          <Button disabled={!canSign} onClick={onSign}>
            {words.sign}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** The top of a browser. */
export const SiteBar = ({ site }: { readonly site: string }) => (
  <p className="wallet-window-site">
    <span aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
    <span className="sr-only">{text.yourBrowser}</span>
    <bdi dir="ltr">{site}</bdi>
  </p>
)

export const WindowLine = ({ label, value, meaning }: Line) => (
  <details className="wallet-window-line">
    <summary>
      <span className="text-soft">{label}</span>
      <strong>
        <bdi>{value}</bdi>
      </strong>
      <ChevronDownIcon className="size-5" />
    </summary>
    <p>{meaning}</p>
  </details>
)

const KeyDrawing = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12">
    <rect
      x="3"
      y="9"
      width="42"
      height="31"
      rx="7"
      fill="var(--color-card)"
      stroke="currentColor"
      strokeWidth="2.5"
    />
    <path d="M3 17h42" stroke="currentColor" strokeWidth="2.5" />
    <g fill="none" stroke="var(--season)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="17" cy="28.500" r="4.500" />
      <path d="M21.500 28.500h13v4.500m-5-4.500v3" />
    </g>
  </svg>
)
