import type { ReactNode } from 'react'
import type { ActionMode } from './action-link.ts'

export const titles: Record<ActionMode, string> = {
  resetPassword: 'Choisir un nouveau mot de passe',
  verifyEmail: 'Confirmer votre adresse e-mail',
  verifyAndChangeEmail: 'Changer d’adresse e-mail',
  recoverEmail: 'Garder votre ancienne adresse',
  signIn: 'Connexion par lien',
}
export const checking = 'Nous vérifions votre lien…'

export const verifyQuestion = (email: ReactNode) => (
  <>Est-ce bien vous, {email}, et avez-vous créé le compte avec cette adresse ?</>
)
export const verifyButton = 'Oui, la confirmer'
export const verified = 'Votre adresse e-mail est confirmée.'
export const somebodyElse = (choosePassword: ReactNode) => (
  <>Quelqu’un d’autre l’a créé ? {choosePassword}, et le compte n’est plus qu’à vous.</>
)
export const choosePasswordInstead = 'Choisissez plutôt un nouveau mot de passe'
export const changeQuestion = (email: ReactNode, previousEmail: ReactNode) => (
  <>
    Utiliser désormais {email} à la place de {previousEmail} ?
  </>
)
export const changeButton = 'Oui, la changer'
export const changed = 'Votre adresse e-mail est changée. Connectez-vous désormais avec la nouvelle.'
export const recoverQuestion = (email: ReactNode) => (
  <>L’adresse e-mail de votre compte a été changée. Ce n’était pas voulu ? Alors revenez à {email}.</>
)
export const recoverButton = 'Revenir à cette adresse'
export const recovered =
  'Votre compte a retrouvé son ancienne adresse e-mail. Son mot de passe ne compte plus : choisissez-en un nouveau maintenant.'
export const choosePassword = 'Choisir un nouveau mot de passe'
export const goOn = 'Continuer'

export const brokenTitle = 'Ce lien est incomplet'
export const broken = 'Il en manque une partie. Rouvrez-le depuis l’e-mail, ou copiez-le en entier.'
export const toLogin = 'Aller à la connexion'
export const failedTitle = 'Cela n’a pas fonctionné'
export const tryAgain = 'Réessayer'
export const expiredTitle = 'Ce lien a expiré'
export const expired = 'Un lien ne fonctionne que peu de temps, et celui-ci a été ouvert trop tard.'
export const usedTitle = 'Ce lien ne fonctionne plus'
export const used = 'Il a déjà servi, ou un plus récent l’a remplacé : chaque lien fonctionne une seule fois.'
export const newLink = 'Demander un nouveau lien'
export const newLinkInAccount = 'Demander un nouveau lien dans votre compte'
export const toAccount = 'Aller à votre compte'

export const otherEmail = 'Le lien a été envoyé à une autre adresse e-mail. Saisissez celle-là.'
export const whichEmail = 'Indiquez l’adresse e-mail à laquelle nous avons envoyé ce lien.'
export const email = 'Adresse e-mail'
export const loginAs = (email: ReactNode) => <>En tant que {email}</>
export const login = 'SE CONNECTER'

export const passwordFor = (email: ReactNode) => <>Pour {email}</>
export const savePassword = 'Enregistrer le nouveau mot de passe'
export const passwordSet =
  'Votre nouveau mot de passe est enregistré. Vous avez été déconnecté partout ailleurs.'
export const logIn = 'Se connecter'
