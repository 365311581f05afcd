import { Fragment } from 'react'
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

/** After an @, a hyphen, an underscore or a plus, and before a dot. */
const breaks = /(?<=[@_+-])|(?=\.)/u

/** An e-mail that breaks between its parts where a line is too short for it, and only then within one. */
export function EmailText({ email }: { readonly email: string }) {
  return (
    <span className="wrap-break-word">
      {email.split(breaks).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
