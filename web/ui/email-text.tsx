import { Fragment } from 'react'

/** Where an e-mail may go on in the next line: after its @, a hyphen, an underscore or a plus, and before a dot. */
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
