/** The words around those of every e-mail of the site. */
interface Frame {
  /** Who sent it, a sentence: the initiative, and the address of the site. */
  readonly sender: (issuer: string, publicUrl: string) => string
  /** Stands before the address of the link, in case the button does not work. */
  readonly address: string
}

const frames = {
  en: {
    sender: (issuer, publicUrl) => `This email was sent by ${issuer}, ${publicUrl}.`,
    address: 'If the button does not work, open this address in your browser:',
  },
  fr: {
    sender: (issuer, publicUrl) => `Cet e-mail vous a été envoyé par ${issuer}, ${publicUrl}.`,
    address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
  },
} satisfies Record<string, Frame>

/** The languages that e-mails are written in; the first is the default. */
export const emailLanguages: readonly string[] = Object.keys(frames)

/** English where there is no such language. */
export function frameIn(language: string): Frame {
  return language in frames ? frames[language as keyof typeof frames] : frames.en
}
