/** After an @, a hyphen, an underscore or a plus, and before a dot of a domain that is longer than a line of a phone. */
const breaks = /(?<=[@_+-])|(?=\.[^@]{24})/

/** An e-mail that breaks between its parts where a line is too short for it. What is around it says how one part breaks. */
export const EmailParts = ({ email }: { readonly email: string | null }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
  email?.split(breaks).flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))
