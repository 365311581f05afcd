import type { RewardListSummary } from '#wagons/token/rewards/contract/reward-lists.ts'
import type { RewardSubmission } from '#wagons/token/rewards/contract/rewards.ts'

export const title = 'Récompenses'

export const lists = 'Listes pour les jetons'
export const listsNote =
  'Toute personne qui a un certificat valable et une adresse de portefeuille valable reçoit un jeton. Une adresse est retenue si elle est vérifiée, ou si elle a été saisie sans faute. Une liste établie ne change plus.'
export const toToken = 'Publier la liste pour les jetons'
export const make = 'Établir une liste'
export const made = 'La liste a été établie.'
export const unchanged = 'Rien n’a changé depuis la dernière liste : elle reste valable.'
export const makeFailed = 'La liste n’a pas pu être établie.'
export const noneEntitled = 'Personne n’a encore à la fois un certificat et une adresse.'
export const listsFailed = 'Les listes n’ont pas pu être chargées.'
export const noLists = 'Aucune liste n’a encore été établie.'
export const madeAt = 'Établie le · racine de Merkle'
export const tokens = 'Jetons'
export const leftOut = 'Exclus'
export const files = 'Fichiers'
export const noReasons = 'aucun'
export const namesCertificates =
  'Établie par une version antérieure : quiconque a vu un certificat peut y retrouver l’adresse correspondante. Ne publiez pas cette liste ; établissez-en une nouvelle.'
export const otherWays = 'Autres façons'
export const saveAirdrop = 'CSV pour l’airdrop'
export const saveTree = 'Arbre de Merkle'
export const saveLeftOut = 'Actuellement exclus'
export const saved = 'Le fichier a été téléchargé. Le journal d’audit en garde la trace.'
export const saveFailed = 'Le fichier n’a pas pu être téléchargé.'
export const reasons: Readonly<Record<keyof RewardListSummary['leftOut'], string>> = {
  'no-address': 'sans adresse',
  'wrong-address': 'pas d’adresse valable (faute de frappe possible)',
  'unchecked-address': 'tout en minuscules ou tout en majuscules : une faute ne se verrait pas',
  'address-of-another': 'adresse d’un autre compte',
  'account-disabled': 'compte désactivé',
  'certificate-revoked': 'certificat révoqué',
}

export const noneOfLearner = 'Rien n’a été envoyé avec cette adresse e-mail.'
export const submissions = 'Envois du formulaire de récompense'
export const submissionsNote =
  'Tout le monde peut saisir n’importe quelle adresse, e-mail ou portefeuille, et un nouvel envoi n’en remplace jamais un autre. Un envoi n’est retenu que si son adresse e-mail a été confirmée et que le compte n’a pas de portefeuille vérifié.'
export const search = 'Début de l’adresse (e-mail ou portefeuille)'
export const all = 'Tout afficher'
export const failed = 'Les envois n’ont pas pu être chargés.'
export const none = 'Rien n’a encore été envoyé.'
export const noneFound = 'Aucun résultat.'
export const email = 'E-mail'
export const address = 'Adresse'
export const submitted = 'Envoyé'
export const certificate = 'Certificat'
export const certified = 'oui'
export const notCertified = 'non'
export const emailConfirmed: Readonly<Record<RewardSubmission['emailConfirmed'], string>> = {
  'by-email': 'confirmé par le lien envoyé',
  'by-account': 'confirmé par son compte',
  no: 'non confirmé',
}
export const addressStates: Readonly<Record<RewardSubmission['addressState'], string>> = {
  valid: 'somme de contrôle correcte',
  unchecked: 'sans somme de contrôle',
  wrong: 'somme de contrôle fausse : faute de frappe',
  none: 'sans adresse',
  other: 'pas une adresse',
}
export const addressOwners: Readonly<Record<'same' | 'another', string>> = {
  same: 'vérifiée par le compte de cet e-mail',
  another: 'vérifiée par un autre compte',
}
export const otherEmails = (count: number) =>
  count === 1 ? 'envoyée aussi avec un autre e-mail' : `envoyée aussi avec ${count} autres e-mails`
export const otherAddresses = (count: number) =>
  count === 1 ? 'envoyé aussi avec une autre adresse' : `envoyé aussi avec ${count} autres adresses`
