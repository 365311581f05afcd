import type { TokenFault } from './token-fault.ts'

export const chooseNote = 'Choisissez votre portefeuille. Rien n’est encore signé ni envoyé.'
export const safety =
  'Nous ne demandons jamais votre phrase de récupération ni votre clé privée. Dans votre portefeuille, comparez le réseau et le contrat avec cette page.'
export const waiting = (wallet: string) => `En attente de ${wallet}. Répondez dans sa fenêtre.`
export const slow = 'Aucune fenêtre ? Ouvrez votre portefeuille : la demande vous y attend peut-être.'
export const acting =
  'Vous pouvez fermer cette page : à votre retour, elle saura ce que votre demande est devenue.'
export const wrongAccount = (wallet: string) =>
  `${wallet} montre un autre compte. Choisissez-y le compte ci-dessous : votre jeton ne peut aller à aucun autre.`
export const otherAccount = 'Choisir un autre compte'
export const tryAgain = 'Réessayer'
export const cancel = 'Annuler'
export const back = 'Retour'
export const network = 'Réseau'
export const contract = 'Contrat'
export const to = 'Destinataire'
export const payer = 'Payé par'
export const fee = 'Frais de réseau'
/** `amount` with the name of the network's coin; some networks add a fee for data, which the wallet shows. */
export const about = (amount: string) => `au moins ${amount} ; votre portefeuille montre le total`
export const sendNote =
  'Votre portefeuille va afficher une transaction vers ce contrat, sans envoi de fonds, avec les frais. Ils vont au réseau, pas à nous.'
export const signNote =
  'Votre portefeuille va afficher un message intitulé « EduTrain Certificate », avec ce contrat, cette adresse et une date limite, qu’il affiche comme un long nombre. Le signer est gratuit et n’envoie rien.'
export const refuseElse =
  'S’il affiche un autre contrat, un paiement, une autorisation (approve) ou une autorisation par signature (permit), refusez. Vous n’y perdez rien.'
export const faults: Readonly<Record<TokenFault, string>> = {
  refused: 'Vous avez refusé la demande dans votre portefeuille. Rien n’a changé.',
  busy: 'Une demande précédente attend dans votre portefeuille. Répondez-y, puis réessayez.',
  'no-account':
    'Votre portefeuille n’a donné accès à aucun compte. Déverrouillez-le ou créez-y un compte, puis réessayez.',
  failed: 'Votre portefeuille signale une erreur. Rien n’est perdu : réessayez.',
  'wrong-network':
    'Votre portefeuille n’est pas passé sur notre réseau. Choisissez vous-même le réseau dans votre portefeuille, puis réessayez.',
  'unknown-network':
    'Votre portefeuille ne connaît pas notre réseau. Choisissez-le dans sa liste, sous « Réseaux », puis réessayez. Il n’y est pas ? N’y tapez rien : posez-nous la question.',
  'no-coins':
    'Ce compte n’a pas assez de monnaie du réseau pour payer les frais. Rien n’a été envoyé. Si vous signez et que quelqu’un d’autre paie, vous n’en avez pas besoin.',
  'too-much-gas':
    'Cette transaction consommerait plus de 400 000 unités de gas, bien plus qu’il n’en faut pour un jeton : le portefeuille de l’apprenant est un contrat qui consomme le reste, aux frais du payeur. Rien n’a été envoyé.',
  node: 'Votre portefeuille n’a pas pu joindre le réseau. Rien n’est perdu : réessayez dans quelques minutes.',
  elsewhere:
    'Une demande est déjà ouverte pour cela, dans votre portefeuille ou dans un autre onglet. Répondez-y d’abord.',
  'in-flight':
    'Une transaction de votre compte est encore en route ; c’est peut-être celle-ci. Attendez que votre portefeuille l’indique comme terminée, puis revenez.',
  reverted: 'Le contrat a refusé, sans dire pourquoi. Rien n’a été envoyé. Réessayez plus tard.',
  NotOnList:
    'La liste inscrite sur le réseau a changé depuis l’ouverture de cette page. Rien n’a été envoyé. Rechargez la page, puis réessayez.',
  AlreadyClaimed: 'Ce jeton a déjà été reçu. Rechargez la page pour le voir.',
  ClaimSpent: 'Ce jeton a été révoqué ou détruit. On ne peut plus le recevoir.',
  SignatureExpired: 'La signature est trop ancienne. Il faut signer de nouveau.',
  InvalidSignature: 'La signature ne convient pas. Il faut signer de nouveau.',
}
/** In place of the above where someone else is to pay. */
export const faultsForFriend: Readonly<Partial<Record<TokenFault, string>>> = {
  'no-coins':
    'Ce compte n’a pas assez de monnaie du réseau pour payer les frais. Rien n’a été envoyé. Choisissez un autre compte, ou revenez plus tard.',
  NotOnList:
    'La liste inscrite sur le réseau est nouvelle, et ce site ne l’a peut-être pas encore vue. Rien n’a été envoyé. Attendez une minute, rechargez la page, puis réessayez.',
}
export const serverFaults: Readonly<Record<string, string>> = {
  'wrong-signature':
    'Un autre compte a signé, ou votre portefeuille est un contrat dont nous ne pouvons pas vérifier la signature. Choisissez le bon compte, puis réessayez.',
  'deadline-refused': 'La date de la signature a été refusée. Réessayez.',
  'door-closed':
    'Ce lien a déjà servi ou il est trop ancien. Ouvrez-en un autre sur la page « Votre jeton ».',
  'not-claimable':
    'Votre jeton ne peut pas être reçu pour l’instant. Rechargez la page pour savoir pourquoi.',
  'too-many-requests': 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  unauthenticated: 'Votre session est terminée. Reconnectez-vous.',
  network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  timeout: 'Le serveur n’a pas répondu à temps. Réessayez.',
}
export const otherFault = 'Un problème est survenu. Rien n’est perdu : réessayez plus tard.'
