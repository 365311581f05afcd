import type { ReactNode } from 'react'
import { EmailParts } from '#features/identity/web/email-parts.tsx'
import { dateText } from '#platform/web/lib/date-text.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'

const number = new Intl.NumberFormat(pageLanguage)
const percent = new Intl.NumberFormat(pageLanguage, { style: 'percent', maximumFractionDigits: 0 })
const day = dateText({ dateStyle: 'medium' })
const dateTime = dateText({ dateStyle: 'medium', timeStyle: 'short' })

/** `12,345` */
export const count = (value: number): string => number.format(value)

/** `–` of nothing. */
export const share = (part: number, whole: number): string => (whole > 0 ? percent.format(part / whole) : '–')

/** In ms; `–` for never. */
export const dayOf = (time: number | null): string => (time === null ? '–' : day(time))

/** In ms; `–` for never. */
export const dateTimeOf = (time: number | null): string => (time === null ? '–' : dateTime(time))

/** An e-mail that breaks between its parts where a line is too short for it, and only then within one. */
export function EmailText({ email }: { readonly email: string }) {
  return (
    <span className="wrap-break-word">
      <EmailParts email={email} />
    </span>
  )
}

export function DeskBadge({
  isError,
  children,
}: {
  readonly isError?: boolean
  readonly children: ReactNode
}) {
  const colour = isError ? 'border-(--color-error) text-(--color-error)' : 'border-field'
  return (
    <span className={`inline-block rounded-[1rem] border px-2 py-[0.05rem] text-[0.8125rem] ${colour}`}>
      {children}
    </span>
  )
}

interface ShareBarProps {
  /** From 0 to 1. */
  readonly share: number
  readonly className?: string
}

/** Beside the number that says the same. */
export function ShareBar({ share, className = 'mt-[0.35rem] h-1.5 rounded-[3px]' }: ShareBarProps) {
  const width = Math.max(0, Math.min(1, share)) * 100
  return (
    <svg
      className={`block w-full ${className}`}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        className="fill-[color-mix(in_oklab,var(--season)_16%,var(--color-card))]"
        width="100"
        height="6"
      />
      <rect className="fill-season" width={width} height="6" />
    </svg>
  )
}
