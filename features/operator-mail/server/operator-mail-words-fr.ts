import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import type { englishMail } from './operator-mail-words-en.ts'

/** As in English. */
export const frenchMail: typeof englishMail = {
  subject: (count, number) =>
    count === 1 ? `${siteName} : 1 tâche vous attend` : `${siteName} : ${number} tâches vous attendent`,
  title: 'En attente de votre part',
  says: 'Voici ce qui vous attend dans l’espace opérateurs :',
  button: 'Ouvrir l’espace opérateurs',
  terms:
    'Cet e-mail ne contient que des nombres. Les noms et les détails se trouvent dans l’espace opérateurs, après connexion.',
  otherwise:
    'Vous recevez cet e-mail parce que votre compte donne accès à l’espace opérateurs. Sous la vue d’ensemble, vous pouvez choisir de le recevoir chaque jour, chaque semaine ou plus du tout.',
  stop: 'Ne plus recevoir ces e-mails',
}
