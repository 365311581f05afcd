import { inPageLanguage } from '#platform/contract/languages.ts'
import { numberInWords } from '#platform/server/content/number-words.ts'
import { workIn } from '../credentials/work-words.ts'
import type { CertificatePrint } from './stored-print.ts'

/** Of the whole journey. */
const englishJourney = {
  title: 'Certificate of completion',
  awardedTo: 'This certificate is awarded to',
  completed: (count: number, work: string) =>
    `for completing the online course on the basics of Web3: all ${numberInWords(count, 'en')} modules (about ${work}), with every question of each final quiz answered correctly.`,
  modules: (count: number) => `The ${numberInWords(count, 'en')} modules`,
  check: 'Verify this certificate',
  number: 'Certificate number',
}

const frenchJourney: typeof englishJourney = {
  title: 'Certificat de fin de parcours',
  awardedTo: 'Ce certificat est décerné à',
  completed: (count, work) =>
    `pour avoir suivi en entier la formation en ligne sur les bases du Web3 : les ${numberInWords(count, 'fr')} modules (environ ${work}), avec toutes les réponses justes à chaque quiz final.`,
  modules: (count) => `Les ${numberInWords(count, 'fr')} modules`,
  check: 'Vérifier ce certificat',
  number: 'Numéro du certificat',
}

/** Of a programme, whose title is the head. */
const englishBadge = (title: string): typeof englishJourney => ({
  title,
  awardedTo: 'This badge is awarded to',
  completed: (count, work) =>
    `for completing this part of the online course on the basics of Web3: ${numberInWords(count, 'en')} ${count === 1 ? 'module' : 'modules'} (about ${work}), with every question of ${count === 1 ? 'the' : 'each'} final quiz answered correctly.`,
  modules: (count) => (count === 1 ? 'The module' : `The ${numberInWords(count, 'en')} modules`),
  check: 'Verify this badge',
  number: 'Badge number',
})

const frenchBadge = (title: string): typeof englishJourney => ({
  title,
  awardedTo: 'Ce badge est décerné à',
  completed: (count, work) =>
    `pour avoir suivi en entier cette partie de la formation en ligne sur les bases du Web3 : ${numberInWords(count, 'fr')} ${count === 1 ? 'module' : 'modules'} (environ ${work}), avec toutes les réponses justes ${count === 1 ? 'au' : 'à chaque'} quiz final.`,
  modules: (count) => (count === 1 ? 'Le module' : `Les ${numberInWords(count, 'fr')} modules`),
  check: 'Vérifier ce badge',
  number: 'Numéro du badge',
})

const english = {
  heldBy: (title: string, name: string) => `${title}: ${name}`,
  unchecked: 'The name is as given by the learner. We have not checked it against an identity document.',
  questions: (email: string) => `Questions: ${email}`,
  issuedOn: 'Issued on',
  logo: 'Logo',
  signature: 'Signature',
}

const french: typeof english = {
  heldBy: (title, name) => `${title} : ${name}`,
  unchecked: 'Le nom est celui que la personne a indiqué. Aucune pièce d’identité n’a été vérifiée.',
  questions: (email) => `Questions : ${email}`,
  issuedOn: 'Délivré le',
  logo: 'Logo',
  signature: 'Signature',
}

/** All that stands on one print but names, numbers and dates. */
export function printWordsOf({
  language,
  programme,
  moduleCount,
}: Pick<CertificatePrint, 'language' | 'programme' | 'moduleCount'>) {
  const { completed, modules, ...award } = inPageLanguage(
    programme === undefined
      ? { en: englishJourney, fr: frenchJourney }
      : { en: englishBadge(programme), fr: frenchBadge(programme) },
    language,
  )
  return {
    ...inPageLanguage({ en: english, fr: french }, language),
    ...award,
    completed: completed(moduleCount, workIn(language, moduleCount)),
    modules: modules(moduleCount),
  }
}

export type PrintWords = ReturnType<typeof printWordsOf>
