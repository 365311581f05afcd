/** The words on a printed certificate, in one language. */
export interface PrintWords {
  readonly title: string
  readonly awardedTo: string
  readonly completed: string
  readonly issuedOn: string
  readonly check: string
  readonly number: string
  readonly author: string
}

const english: PrintWords = {
  title: 'Certificate of completion',
  awardedTo: 'This ticket, punched nine times, belongs to',
  completed: 'who travelled the whole line: nine modules on the basics of web3, every quiz passed.',
  issuedOn: 'Issued on',
  check: 'Check this certificate',
  number: 'Certificate number',
  author: 'EduTrain',
}

const french: PrintWords = {
  title: 'Certificat de fin de parcours',
  awardedTo: 'Ce billet, neuf fois poinçonné, appartient à',
  completed: 'qui a parcouru toute la ligne : neuf modules sur les bases du web3, chaque quiz réussi.',
  issuedOn: 'Délivré le',
  check: 'Vérifier ce certificat',
  number: 'Numéro du certificat',
  author: 'EduTrain',
}

/** English where the language has no words. */
export const printWordsIn = (language: string): PrintWords => (language === 'fr' ? french : english)
