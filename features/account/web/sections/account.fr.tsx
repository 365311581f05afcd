import type { ReactNode } from 'react'

export const deleteTitle = 'Supprimer le compte'
export const deleteNote =
  'Votre compte, votre progression et votre certificat seront supprimés définitivement.'
export const deleteAccount = 'Supprimer mon compte'
export const deleteQuestion = 'Supprimer votre compte ?'
export const deleteWarning =
  'Votre compte, votre progression et votre certificat seront supprimés définitivement. Si votre adresse e-mail est confirmée, tout ce que le formulaire de récompense a reçu avec cette adresse sera aussi supprimé. Pensez à télécharger d’abord vos données.'
export const deleteRemains =
  'Nous gardons : les adresses de portefeuille dans les listes de jetons déjà établies ; la trace de ce que les opérateurs ont fait, et quand, sans votre nom ni votre adresse e-mail ; les sauvegardes, jusqu’à leur remplacement. Si vous avez reçu votre jeton, il reste sur son réseau, à votre adresse : personne ne peut l’y effacer. Si vous n’en voulez plus, détruisez-le d’abord sur la page « Votre jeton » ; la trace de ce qui s’est passé y reste lisible.'
export const deleteWord = 'SUPPRIMER'
export const typeDelete = 'Tapez SUPPRIMER pour continuer'
export const deleteWordRule = 'Le mot SUPPRIMER, en majuscules'
export const keepIt = 'Garder mon compte'
export const deleteForGood = 'Supprimer définitivement'
export const deleted = 'Votre compte a été supprimé'
export const thanks = 'Merci d’avoir voyagé avec nous.'
export const backToStart = 'Aller à l’accueil'

export const reportsTitle = 'Les questions que vous avez signalées'
export const reportsNote = 'Nos réponses apparaissent ici.'
export const reportedOn = (module: number, day: string) => `Module ${module}, le ${day}`
export const reportStates = {
  open: 'Nous ne l’avons pas encore examiné.',
  answered: '',
  closed: 'Nous l’avons examiné. Merci !',
}
export const dataTitle = 'Vos données'
export const dataNote = 'Un fichier avec tout ce que nous gardons à votre sujet.'
export const download = 'Télécharger mes données'

export const emailTitle = 'Adresse e-mail'
export const emailNote =
  'L’adresse avec laquelle vous vous connectez. Une nouvelle adresse est prise en compte dès que vous ouvrez le lien que nous y envoyons.'
export const newEmail = 'Nouvelle adresse e-mail'
export const linkSent = (email: ReactNode) => (
  <>Nous avons envoyé un lien à {email}. Ouvrez-le pour changer d’adresse e-mail.</>
)
export const changeEmail = 'Changer d’adresse'
export const confirmationSent = (email: string) =>
  `Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse. Rien reçu ? Vérifiez vos courriers indésirables.`
export const confirmed = 'Confirmée'
export const notConfirmed = 'Pas encore confirmée : nous ne sommes pas certains de pouvoir vous joindre.'
export const sendConfirmation = 'Recevoir un lien de confirmation'
export const sendAgain = 'Renvoyer le lien'

export const freshTitle = 'Est-ce bien vous ?'
export const freshNote = 'Par sécurité, reconnectez-vous pour faire cette modification.'
export const yourPassword = 'Votre mot de passe'
export const notNow = 'Pas maintenant'
export const logIn = 'Se connecter'
export const noPassword = 'Pas de mot de passe ? Recevoir un lien'
export const freshLinkSent =
  'Le lien a été envoyé. Ouvrez-le sur cet appareil, puis refaites votre modification.'

export const passwordTitle = 'Mot de passe'
export const passwordNote = 'Un nouveau mot de passe vous déconnecte de vos autres appareils.'
export const changePassword = 'Changer de mot de passe'
export const passwordSet = 'Votre nouveau mot de passe a été enregistré.'

export const providersTitle = 'Autres connexions'
export const providersNote = 'D’autres façons de vous connecter à ce compte.'
export const linkedAs = (whom: string) => (whom ? `Lié à ${whom}` : 'Lié')
export const notLinked = 'Non lié'
export const link = 'Lier'
export const linkProvider = (provider: string) => `Lier ${provider}`
export const unlink = 'Délier'
export const unlinkProvider = (provider: string) => `Délier ${provider}`

export const devicesTitle = 'Appareils'
export const devicesNote = 'Un téléphone perdu, ou une connexion sur l’ordinateur de quelqu’un d’autre ?'
export const logoutEverywhere = 'Se déconnecter partout'
export const logoutNote =
  'Sur cet appareil aussi. Vous pourrez ensuite vous reconnecter où vous le souhaitez.'

export const pageTitle = 'Votre compte'
export const pageLead =
  'Votre nom, vos moyens de connexion et tout ce que ce site conserve à votre sujet. Modifiez-le ou supprimez-le ici à tout moment.'
export const nameFailed = 'Votre nom n’a pas pu être chargé.'
export const accountFailed = 'Votre compte n’a pas pu être chargé.'
export const you = 'Vous'
export const youNote = 'Ce nom figurera sur votre certificat.'
export const pending =
  'Ces informations n’ont pas pu être enregistrées lors de votre inscription. Vérifiez-les, puis enregistrez-les.'
export const saveDetails = 'Enregistrer'
