import { inPageLanguage } from '#platform/contract/languages.ts'

const english = {
  title: 'Certificate of completion',
  awardedTo: 'This certificate is awarded to',
  completed: (moduleCount: string, hours: number) =>
    `for completing the online course on the basics of Web3: all ${moduleCount} modules (about ${hours} ${hours === 1 ? 'hour' : 'hours'}), with every question of each final quiz answered correctly.`,
  modules: (moduleCount: string) => `The ${moduleCount} modules`,
  unchecked: 'The name is as given by the learner. We have not checked it against an identity document.',
  questions: (email: string) => `Questions: ${email}`,
  issuedOn: 'Issued on',
  check: 'Verify this certificate',
  number: 'Certificate number',
  logo: 'Logo',
  signature: 'Signature',
}

export type PrintWords = typeof english

const french: PrintWords = {
  title: 'Certificat de fin de parcours',
  awardedTo: 'Ce certificat est décerné à',
  completed: (moduleCount, hours) =>
    `pour avoir suivi en entier la formation en ligne sur les bases du Web3 : les ${moduleCount} modules (environ ${hours} ${hours < 2 ? 'heure' : 'heures'}), avec toutes les réponses justes à chaque quiz final.`,
  modules: (moduleCount) => `Les ${moduleCount} modules`,
  unchecked: 'Le nom est celui que la personne a indiqué. Aucune pièce d’identité n’a été vérifiée.',
  questions: (email) => `Questions : ${email}`,
  issuedOn: 'Délivré le',
  check: 'Vérifier ce certificat',
  number: 'Numéro du certificat',
  logo: 'Logo',
  signature: 'Signature',
}

export const printWordsIn = (language: string): PrintWords =>
  inPageLanguage({ en: english, fr: french }, language)
