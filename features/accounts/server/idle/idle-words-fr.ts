import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import type { englishIdle } from './idle-words-en.ts'

/** As in English. */
export const frenchIdle: typeof englishIdle = (day) => ({
  subject: `Votre compte ${siteName} va être supprimé`,
  title: 'Voulez-vous garder votre compte ?',
  says: `Votre dernière visite remonte à longtemps. Pour garder votre compte et votre voyage, il suffit de vous connecter une fois, au plus tard le ${day}.`,
  button: 'Se connecter',
  terms: `Si vous ne vous connectez pas, nous supprimerons le compte après le ${day}, avec tout ce qu’il contient. Nous ne pourrons pas le rétablir.`,
  otherwise:
    'Vous recevez cet e-mail parce qu’il existe un compte avec cette adresse. Si vous n’en voulez plus, vous n’avez rien à faire.',
})
