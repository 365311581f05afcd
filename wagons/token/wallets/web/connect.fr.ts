import type { WalletFault } from './wallet-request.ts'

export const title = 'Connecter un portefeuille'
export const looking = 'Recherche de portefeuilles…'
export const nameless = 'Portefeuille du navigateur'
export const none = 'Aucun portefeuille trouvé dans ce navigateur.'
export const noneNote =
  'Vous n’en avez pas besoin pour apprendre ici, et vous pourrez revenir plus tard. Vous en avez un sur votre téléphone ? Ouvrez cette page dans le navigateur de votre application de portefeuille.'
export const elsewhere = 'Mon portefeuille est dans une autre application'
export const guide = 'Obtenir un portefeuille, en toute sécurité'
export const proveNote =
  'Choisissez un portefeuille. Il vous demandera votre accord, puis votre signature pour vérifier votre adresse.'
export const readNote = 'Choisissez un portefeuille. Il vous demandera si nous pouvons lire votre adresse.'
export const safety =
  'Nous ne demandons jamais votre phrase de récupération ni votre clé privée. Signer notre message est gratuit. Sur d’autres sites, même une signature gratuite peut livrer vos jetons.'
export const waiting = (wallet: string) => `En attente de ${wallet}. Répondez dans sa fenêtre.`
export const slow = 'Aucune fenêtre ? Ouvrez votre portefeuille : la demande vous y attend peut-être.'
export const signNote = (wallet: string) => `Votre jeton ira à cette adresse, dans ${wallet} :`
export const signSafety =
  'Votre portefeuille va afficher un message, ou une demande de connexion, avec le nom de ce site, cette adresse et quelques lignes techniques en anglais. Le signer est gratuit et ne déplace pas vos fonds.'
export const refuseElse = 'S’il indique un autre site, un paiement ou une autorisation, refusez.'
export const sign = 'Signer le message'
export const otherAccount = 'Utiliser un autre compte'
export const back = 'Retour'
export const cancel = 'Annuler'
export const walletFaults: Readonly<Record<WalletFault, string>> = {
  refused: 'Vous avez refusé la demande dans votre portefeuille. Rien n’a changé.',
  busy: 'Une demande précédente attend dans votre portefeuille. Répondez-y, puis réessayez.',
  'no-account':
    'Votre portefeuille n’a donné accès à aucun compte. Déverrouillez-le ou créez-y un compte, puis réessayez.',
  failed: 'Votre portefeuille signale une erreur. Réessayez.',
}
export const serverFaults: Readonly<Record<string, string>> = {
  'wrong-signature':
    'Un autre compte a signé le message. Dans votre portefeuille, choisissez l’adresse affichée ici, puis réessayez.',
  'contract-wallet':
    'Ce portefeuille est un compte intelligent, et nous ne savons pas encore vérifier ses signatures. Utilisez un portefeuille classique, avec sa propre clé.',
  'other-address':
    'Votre compte a déjà une autre adresse. Choisissez-la dans votre portefeuille, ou changez-la sur la page de votre compte.',
  'door-closed':
    'Ce lien a déjà servi ou il est trop ancien. Ouvrez-en un autre sur la page « Votre jeton ».',
  'address-taken':
    'Cette adresse est déjà liée à un autre compte de ce site. Retirez-la d’abord de l’autre compte.',
  'nonce-refused': 'Le délai est dépassé. Réessayez.',
  'message-refused': 'Le délai est dépassé. Réessayez.',
  'too-many-requests': 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  unauthenticated: 'Votre session est terminée. Reconnectez-vous.',
  network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
}
export const otherFault = 'Un problème est survenu. Réessayez plus tard.'
