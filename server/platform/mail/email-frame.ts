interface Frame {
  readonly sender: (issuer: string, publicUrl: string) => string
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

export const emailLanguages: readonly string[] = Object.keys(frames)

/** Falls back to English. */
export function frameIn(language: string): Frame {
  return language in frames ? frames[language as keyof typeof frames] : frames.en
}
