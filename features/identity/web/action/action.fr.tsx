import type { ReactNode } from 'react'
import type { ActionMode } from './action-link.ts'

export const titles: Record<ActionMode, string> = {
  resetPassword: 'Choisir un nouveau mot de passe',
  verifyEmail: 'Confirmer votre adresse e-mail',
  verifyAndChangeEmail: 'Changer d’adresse e-mail',
  recoverEmail: 'Rétablir votre ancienne adresse',
  signIn: 'Connexion par lien',
}
export const checking = 'Nous vérifions votre lien…'

export const verifyQuestion = (email: ReactNode) => (
  <>L’adresse {email} est-elle à vous, et avez-vous créé ce compte ?</>
)
export const verifyButton = 'Oui, je confirme'
export const verified = 'Votre adresse e-mail a été confirmée.'
export const notMine = (choosePassword: ReactNode) => (
  <>Quelqu’un d’autre l’a créé ? {choosePassword}, et personne d’autre ne pourra l’ouvrir.</>
)
export const choosePasswordInstead = 'Choisissez plutôt un nouveau mot de passe'
export const changeQuestion = (email: ReactNode, previousEmail: ReactNode) => (
  <>
    Utiliser désormais {email} à la place de {previousEmail} ?
  </>
)
export const changeButton = 'Oui, changer'
export const changed = 'Votre adresse e-mail a été modifiée. Connectez-vous désormais avec la nouvelle.'
export const recoverQuestion = (email: ReactNode) => (
  <>L’adresse e-mail de votre compte a été modifiée. Ce n’était pas vous ? Rétablissez {email}.</>
)
export const recoverButton = 'Rétablir cette adresse'
export const recovered =
  'Votre ancienne adresse e-mail a été rétablie. Le mot de passe n’est plus valable : choisissez-en un nouveau maintenant.'
export const choosePassword = 'Choisir un nouveau mot de passe'
export const goOn = 'Continuer'

export const brokenTitle = 'Ce lien est incomplet'
export const broken = 'Il en manque une partie. Rouvrez-le depuis l’e-mail, ou copiez-le en entier.'
export const toLogin = 'Aller à la connexion'
export const failedTitle = 'Un problème est survenu'
export const tryAgain = 'Réessayer'
export const expiredTitle = 'Ce lien a expiré'
export const expired = 'Un lien n’est valable que peu de temps. Demandez-en un nouveau.'
export const usedTitle = 'Ce lien ne fonctionne plus'
export const used =
  'Il a déjà servi, ou un lien plus récent l’a remplacé : chaque lien fonctionne une seule fois.'
export const newLink = 'Demander un nouveau lien'
export const newLinkInAccount = 'Demander un nouveau lien dans votre compte'
export const toAccount = 'Aller à votre compte'

export const otherEmail = 'Ce lien a été envoyé à une autre adresse e-mail. Saisissez-la.'
export const whichEmail = 'Saisissez l’adresse e-mail à laquelle nous avons envoyé ce lien.'
export const email = 'Adresse e-mail'
export const loginAs = (email: ReactNode) => <>Se connecter en tant que {email}</>
export const login = 'SE CONNECTER'

export const passwordFor = (email: ReactNode) => <>Nouveau mot de passe pour {email}</>
export const savePassword = 'Enregistrer le nouveau mot de passe'
export const passwordSet =
  'Votre nouveau mot de passe a été enregistré. Les autres appareils ont été déconnectés.'
export const logIn = 'Se connecter'
