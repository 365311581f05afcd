import type { ReactNode } from 'react'

export const deleteTitle = 'Supprimer le compte'
export const deleteNote = 'Votre compte, votre progression et votre certificat sont supprimés définitivement.'
export const deleteAccount = 'Supprimer mon compte'
export const deleteQuestion = 'Supprimer votre compte ?'
export const deleteWarning =
  'Votre compte, votre progression et votre certificat sont supprimés et ne peuvent pas être rétablis. Si votre adresse e-mail est confirmée, tout ce qui a été envoyé avec elle par le formulaire de récompense l’est aussi. Pensez à télécharger d’abord vos données.'
export const deleteRemains =
  'Ce qui reste : les adresses de portefeuille dans les listes de récompenses déjà établies, le journal de ce que les opérateurs ont fait et quand, sans votre nom ni votre adresse e-mail, et les sauvegardes jusqu’à leur remplacement.'
export const deleteWord = 'SUPPRIMER'
export const typeDelete = 'Tapez SUPPRIMER pour continuer'
export const deleteWordRule = 'Le mot SUPPRIMER, en majuscules'
export const keepIt = 'Le garder'
export const deleteForGood = 'Supprimer définitivement'
export const deleted = 'Votre compte est supprimé'
export const thanks = 'Merci d’avoir voyagé avec nous.'
export const backToStart = 'Retour au premier arrêt'

export const dataTitle = 'Vos données'
export const dataNote =
  'Tout ce que nous savons de vous, dans un fichier que les programmes peuvent lire aussi (JSON).'
export const download = 'Télécharger mes données'

export const emailTitle = 'Adresse e-mail'
export const emailNote =
  'Celle avec laquelle vous vous connectez. Une nouvelle adresse compte dès que vous ouvrez le lien que nous y envoyons.'
export const newEmail = 'Nouvelle adresse e-mail'
export const linkSent = (email: ReactNode) => (
  <>Nous avons envoyé un lien à {email}. Votre adresse e-mail change quand vous l’ouvrez.</>
)
export const changeEmail = 'Changer d’adresse'
export const confirmationSent = 'Le lien est en route.'
export const confirmed = 'Confirmée'
export const notConfirmed =
  'Pas encore confirmée. Sans cela, nous ne sommes pas sûrs de pouvoir vous joindre.'
export const sendConfirmation = 'Envoyez-moi un lien pour la confirmer'

export const freshTitle = 'Est-ce bien vous ?'
export const freshNote =
  'Vous vous êtes connecté il y a un moment. Pour une telle modification, connectez-vous encore une fois.'
export const yourPassword = 'Votre mot de passe'
export const notNow = 'Pas maintenant'
export const logIn = 'Se connecter'
export const noPassword = 'Pas de mot de passe ? Envoyez-moi un lien'
export const freshLinkSent =
  'Le lien est en route. Ouvrez-le sur cet appareil, puis refaites votre modification.'

export const passwordTitle = 'Mot de passe'
export const passwordNote = 'Six caractères au moins. Un nouveau vous déconnecte de vos autres appareils.'
export const changePassword = 'Changer de mot de passe'
export const passwordSet = 'Votre nouveau mot de passe est enregistré.'

export const providersTitle = 'Autres connexions'
export const providersNote = 'D’autres façons d’accéder à ce même compte.'
export const linkedAs = (whom: string) => `Lié ${whom}`
export const notLinked = 'Non lié'
export const link = 'Lier'
export const linkProvider = (provider: string) => `Lier ${provider}`
export const unlink = 'Délier'
export const unlinkProvider = (provider: string) => `Délier ${provider}`

export const devicesTitle = 'Appareils'
export const devicesNote = 'Un téléphone perdu, ou une connexion sur l’ordinateur de quelqu’un d’autre ?'
export const logoutEverywhere = 'Se déconnecter partout'
export const logoutNote = 'Ici aussi. Reconnectez-vous ensuite là où vous le souhaitez.'
