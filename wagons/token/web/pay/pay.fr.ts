import { siteName } from '#platform/web/lib/site-name.ts'
export const title = 'Envoyer un jeton pour quelqu’un'
export const brokenTitle = 'Ce lien est incomplet'
export const broken =
  'Il en manque une partie, peut-être parce qu’un message l’a coupé. Redemandez-le et copiez-le en entier.'
export const notOffered = 'Ce site ne distribue pas de jetons pour l’instant.'
export const failed = 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.'
export const expiredTitle = 'Ce lien est trop ancien'
export const expired = (day: string) =>
  `Il était valable jusqu’au ${day}. Demandez à la personne de signer de nouveau et de vous en envoyer un autre.`
export const note = `Une personne qui apprend avec ${siteName} a gagné un jeton, et vous demande de payer les frais du réseau. Elle a signé ; votre portefeuille envoie le jeton.`
export const whatTitle = 'Ce que votre portefeuille envoie'
export const whatNote =
  'Une seule transaction vers le contrat de ce site, qui crée le jeton à l’adresse ci-dessous, et à aucune autre. Elle n’envoie pas de fonds et ne donne aucun accès à votre portefeuille. Vous payez les frais du réseau, sans rien recevoir en échange.'
export const deadline = (day: string) => `Le lien est valable jusqu’au ${day}.`
export const pay = 'L’envoyer avec mon portefeuille'
export const dialogTitle = 'Payer pour le jeton'
export const askFirst =
  'Appelez la personne avant d’envoyer quoi que ce soit. Prenez un portefeuille presque vide.'
export const overTitle = 'Ce lien ne marche plus'
export const over =
  'Le site n’envoie plus ce jeton : il n’y a rien à payer. Posez la question à la personne ; elle en voit la raison sur sa page « Votre jeton ».'
export const waitingTitle = 'Un peu trop tôt'
export const waiting = (day: string) =>
  `Le site n’a pas encore inscrit cette personne sur la liste du réseau. Tout va bien : rouvrez ce lien dans quelques jours. Il est valable jusqu’au ${day}.`
export const doneBefore = 'Il n’y a plus rien à payer : la personne a son jeton, à cette adresse :'
export const sentTitle = 'Le jeton est en route'
export const doneTitle = 'Le jeton est arrivé'
export const done = 'Merci. La personne a maintenant son jeton, à cette adresse :'
