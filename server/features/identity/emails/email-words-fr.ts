import type { EmailWords } from './email-words-en.ts'

const unasked = 'Quelqu’un y a saisi votre adresse. Si ce n’était pas vous, il n’y a rien à faire :'

export const frenchWords: EmailWords = {
  PASSWORD_RESET: ({ email }) => ({
    subject: 'Choisissez un nouveau mot de passe pour EduTrain',
    title: 'Un nouveau mot de passe',
    says: `Avec ce billet, vous choisissez un nouveau mot de passe pour votre compte ${email}.`,
    button: 'Choisir un nouveau mot de passe',
    terms: 'Le lien fonctionne une seule fois, pendant une heure. Seul le plus récent compte.',
    otherwise: `${unasked} votre mot de passe reste le même.`,
  }),
  EMAIL_SIGNIN: ({ email }) => ({
    subject: 'Votre lien de connexion à EduTrain',
    title: 'En voiture',
    says: `Avec ce billet, vous vous connectez en tant que ${email}, sans mot de passe.`,
    button: 'Se connecter',
    terms:
      'Le lien fonctionne une seule fois, pendant une heure. Seul le plus récent compte. Ne le transmettez à personne.',
    otherwise: `${unasked} sans le lien, personne n’entre.`,
  }),
  VERIFY_EMAIL: ({ email }) => ({
    subject: 'Confirmez votre adresse e-mail pour EduTrain',
    title: 'Est-ce bien votre adresse ?',
    says: `Avec ce billet, vous confirmez que ${email} est à vous, et que le compte créé avec cette adresse l’est aussi. Ne l’utilisez que si vous avez créé ce compte vous-même : qui l’a créé garde son mot de passe.`,
    button: 'Confirmer mon adresse',
    terms: 'Le lien fonctionne une seule fois, pendant trois jours. Seul le plus récent compte.',
    otherwise: `${unasked} l’adresse reste non confirmée. Si vous souhaitez apprendre avec nous, choisissez un nouveau mot de passe sur la page de connexion : le compte sera alors à vous seul.`,
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail pour EduTrain',
    title: 'Changement de ligne',
    says: `Avec ce billet, ${newEmail} devient l’adresse e-mail de votre compte, à la place de ${email}. Vous vous connecterez ensuite à nouveau.`,
    button: 'Utiliser ma nouvelle adresse',
    terms: 'Le lien fonctionne une seule fois, pendant une heure. Seul le plus récent compte.',
    otherwise: `${unasked} aucun compte ne reçoit votre adresse.`,
  }),
  RECOVER_EMAIL: ({ email, newEmail }) => ({
    subject: 'Votre adresse e-mail chez EduTrain est en train de changer',
    title: 'Était-ce vous ?',
    says: `L’adresse e-mail de votre compte passe de ${email} à ${newEmail}. Si vous ne l’avez pas demandé, ce billet rétablit votre adresse, déconnecte tout le monde et annule le mot de passe ; choisissez-en alors un nouveau.`,
    button: 'Rétablir mon adresse',
    terms: 'Le lien fonctionne une seule fois, pendant sept jours.',
    otherwise: 'Si c’était vous, il n’y a rien à faire.',
  }),
}
