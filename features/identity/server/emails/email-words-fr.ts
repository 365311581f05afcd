import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import type { EmailWords } from './email-words-en.ts'

const unasked =
  'Quelqu’un a saisi votre adresse sur notre site. Si ce n’était pas vous, vous n’avez rien à faire :'

export const frenchWords: EmailWords = {
  PASSWORD_RESET: ({ email }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${siteName}`,
    title: 'Un nouveau mot de passe',
    says: `Le lien ci-dessous vous permet de choisir un nouveau mot de passe pour votre compte ${email}.`,
    button: 'Choisir un nouveau mot de passe',
    terms:
      'Le lien fonctionne une seule fois, pendant une heure. Une fois utilisé, il annule les liens plus anciens.',
    otherwise: `${unasked} votre mot de passe ne change pas.`,
  }),
  EMAIL_SIGNIN: ({ email }) => ({
    subject: `Votre lien de connexion à ${siteName}`,
    title: 'Tous à bord !',
    says: `Le lien ci-dessous vous connecte en tant que ${email}, sans mot de passe.`,
    button: 'Se connecter',
    terms:
      'Le lien fonctionne une seule fois, pendant une heure. Une fois utilisé, il annule les liens plus anciens. Ne le transmettez à personne.',
    otherwise: `${unasked} sans ce lien, personne ne peut se connecter.`,
  }),
  VERIFY_EMAIL: ({ email }) => ({
    subject: `Confirmez votre adresse e-mail pour ${siteName}`,
    title: 'Est-ce bien votre adresse ?',
    says: `Le lien ci-dessous permet de confirmer que ${email} est à vous et que vous avez créé le compte lié à cette adresse. Ne le faites que si c’est le cas : la personne qui l’a créé en connaît le mot de passe.`,
    button: 'Confirmer mon adresse',
    terms:
      'Le lien fonctionne une seule fois, pendant trois jours. Une fois utilisé, il annule les liens plus anciens.',
    otherwise: `${unasked} l’adresse ne sera pas confirmée. Si vous souhaitez apprendre avec nous, choisissez un nouveau mot de passe sur la page de connexion : personne d’autre ne pourra alors l’ouvrir.`,
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${siteName}`,
    title: 'Votre nouvelle adresse',
    says: `Avec le lien ci-dessous, ${newEmail} devient l’adresse e-mail de votre compte, à la place de ${email}. Il faudra ensuite vous reconnecter.`,
    button: 'Utiliser ma nouvelle adresse',
    terms: 'Le lien fonctionne une seule fois, pendant une heure. Seul le lien le plus récent est valable.',
    otherwise: `${unasked} votre adresse ne sera liée à aucun compte.`,
  }),
  RECOVER_EMAIL: ({ email, newEmail }) => ({
    subject: `Votre adresse e-mail ${siteName} va changer`,
    title: 'Était-ce vous ?',
    says: `L’adresse e-mail de votre compte passe de ${email} à ${newEmail}. Si vous ne l’avez pas demandé, le lien ci-dessous rétablit votre adresse, déconnecte tous les appareils et annule le mot de passe. Vous en choisirez ensuite un nouveau.`,
    button: 'Rétablir mon adresse',
    terms: 'Le lien fonctionne une seule fois, pendant sept jours.',
    otherwise: 'Si c’était vous, vous n’avez rien à faire.',
  }),
}
