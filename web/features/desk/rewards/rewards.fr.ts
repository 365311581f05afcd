import type { RewardSubmission } from '#contract/reward-desk.ts'
import type { RewardListSummary } from '#contract/reward-lists.ts'

export const title = 'Récompenses'

export const lists = 'Listes de récompenses'
export const listsNote =
  'Toutes les personnes qui ont un certificat valable et une adresse prouvée, ou saisie sans faute : un jeton chacune. Une liste reste telle qu’elle a été établie.'
export const make = 'Établir une liste'
export const made = 'La liste est établie.'
export const unchanged = 'Rien n’a changé : la dernière liste reste valable.'
export const makeFailed = 'La liste n’a pas pu être établie.'
export const nobodyEntitled = 'Personne n’a encore à la fois un certificat et une adresse.'
export const listsFailed = 'Les listes n’ont pas pu être chargées.'
export const noLists = 'Aucune liste n’a encore été établie.'
export const madeAt = 'Établie · racine'
export const tokens = 'Jetons'
export const leftOut = 'Écartés'
export const files = 'Fichiers'
export const nobody = 'personne'
export const namesCertificates =
  'Établie par une version antérieure : quiconque a vu un certificat peut retrouver son adresse dans cette liste. Ne la publiez pas ; établissez-en une nouvelle.'
export const saveAirdrop = 'CSV d’envoi'
export const saveTree = 'Arbre de Merkle'
export const saveLeftOut = 'Qui est écarté aujourd’hui'
export const saved = 'Le fichier est enregistré, et le journal en garde la trace.'
export const saveFailed = 'Le fichier n’a pas pu être enregistré.'
export const reasons: Readonly<Record<keyof RewardListSummary['leftOut'], string>> = {
  'no-address': 'sans adresse',
  'wrong-address': 'pas une adresse, ou une adresse avec une faute',
  'unchecked-address': 'saisie dans une seule casse : une faute ne se verrait pas',
  'address-of-another': 'adresse de quelqu’un d’autre',
  'account-disabled': 'compte désactivé',
  'certificate-revoked': 'certificat révoqué',
}

export const submissions = 'Envois du formulaire de récompense'
export const submissionsNote =
  'Tout le monde peut envoyer n’importe quel e-mail avec n’importe quelle adresse ; aucun envoi n’en remplace un autre. Un envoi compte si le lecteur de son adresse e-mail l’a confirmé, et après une adresse prouvée par le compte.'
export const search = 'Début de l’e-mail ou de l’adresse'
export const all = 'Tout afficher'
export const failed = 'Les envois n’ont pas pu être chargés.'
export const none = 'Rien n’a encore été envoyé.'
export const noneFound = 'Rien n’a été trouvé.'
export const email = 'E-mail'
export const address = 'Adresse'
export const submitted = 'Envoyé'
export const certificate = 'Certificat'
export const certified = 'oui'
export const notCertified = 'non'
export const emailConfirmed: Readonly<Record<RewardSubmission['emailConfirmed'], string>> = {
  'by-email': 'confirmé par sa lettre',
  'by-account': 'prouvé par son compte',
  no: 'non prouvé',
}
export const addressStates: Readonly<Record<RewardSubmission['addressState'], string>> = {
  valid: 'somme de contrôle juste',
  unchecked: 'sans somme de contrôle',
  wrong: 'somme de contrôle fausse : il y a une faute',
  none: 'sans adresse',
  other: 'pas une adresse',
}
export const addressOwners: Readonly<Record<'same' | 'another', string>> = {
  same: 'prouvée par le compte de cet e-mail',
  another: 'prouvée par un autre compte',
}
export const otherEmails = (count: number) =>
  count === 1 ? 'aussi avec un autre e-mail' : `aussi avec ${count} autres e-mails`
export const otherAddresses = (count: number) =>
  count === 1 ? 'aussi avec une autre adresse' : `aussi avec ${count} autres adresses`
