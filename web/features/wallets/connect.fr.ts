import type { WalletFault } from './wallet-request.ts'

export const title = 'Connecter un portefeuille'
export const looking = 'Recherche de portefeuilles…'
export const nameless = 'Portefeuille de ce navigateur'
export const none = 'Aucun portefeuille trouvé dans ce navigateur.'
export const noneNote =
  'Il n’en faut pas pour apprendre ici, et vous pourrez revenir plus tard. Vous en avez un sur votre téléphone ? Ouvrez cette page dans le navigateur de votre application de portefeuille.'
export const guide = 'Obtenir un portefeuille, en toute sécurité'
export const proveNote =
  'Choisissez un portefeuille. Il vous demandera votre accord, puis de signer un message : c’est la preuve que l’adresse est à vous.'
export const readNote = 'Choisissez un portefeuille. Il vous demandera si nous pouvons lire son adresse.'
export const safety =
  'Nous ne demandons jamais votre phrase de récupération ni votre clé privée. Signer ne coûte rien.'
export const waiting = (wallet: string) => `En attente de ${wallet}. Répondez dans sa fenêtre.`
export const slow = 'Aucune fenêtre ? Ouvrez vous-même le portefeuille : la demande vous y attend peut-être.'
export const signNote = (wallet: string) => `Cette adresse de ${wallet} sera la vôtre pour la récompense :`
export const signSafety =
  'Le portefeuille affiche maintenant un message avec le nom de ce site. Le signer ne coûte rien et ne déplace aucun jeton. S’il affiche autre chose, refusez.'
export const sign = 'Signer le message'
export const otherAccount = 'Un autre compte'
export const back = 'Retour'
export const cancel = 'Annuler'
export const walletFaults: Readonly<Record<WalletFault, string>> = {
  refused: 'Vous avez refusé dans le portefeuille. Il ne s’est rien passé.',
  busy: 'Une demande plus ancienne attend dans le portefeuille. Ouvrez-le, répondez-y, puis réessayez.',
  'no-account':
    'Le portefeuille n’a montré aucun compte. Déverrouillez-le, ou créez-y un compte, puis réessayez.',
  failed: 'Le portefeuille n’a pas pu le faire. Réessayez.',
}
export const serverFaults: Readonly<Record<string, string>> = {
  'wrong-signature':
    'C’est un autre compte qui a signé. Choisissez celui-ci dans le portefeuille, puis réessayez.',
  'contract-wallet':
    'Ce portefeuille est un contrat, et nous ne savons pas encore vérifier ses signatures. Prenez-en un qui a sa propre clé.',
  'address-taken': 'Un autre de nos comptes a déjà prouvé cette adresse. Retirez-la d’abord de ce compte.',
  'nonce-refused': 'Cela a pris trop de temps. Réessayez.',
  'message-refused': 'Cela a pris trop de temps. Réessayez.',
  'too-many-requests': 'Trop d’essais. Attendez quelques minutes, puis réessayez.',
  unauthenticated: 'Votre session est terminée. Connectez-vous à nouveau.',
  network: 'Nous sommes injoignables. Vérifiez votre connexion, puis réessayez.',
}
export const otherFault = 'Une erreur s’est produite. Réessayez plus tard.'
