import { type InPageLanguages, inPageLanguage, pageLanguages } from '#platform/contract/languages.ts'

interface Frame {
  readonly sender: (issuer: string, publicUrl: string) => string
  readonly address: string
}

const frames: InPageLanguages<Frame> = {
  en: {
    sender: (issuer, publicUrl) => `This email was sent by ${issuer}, ${publicUrl}.`,
    address: 'If the button does not work, open this address in your browser:',
  },
  fr: {
    sender: (issuer, publicUrl) => `Cet e-mail vous a été envoyé par ${issuer}, ${publicUrl}.`,
    address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
  },
}

export const emailLanguages: readonly string[] = pageLanguages

/** Falls back to English. */
export const frameIn = (language: string): Frame => inPageLanguage(frames, language)
