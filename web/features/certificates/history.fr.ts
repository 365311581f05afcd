import type { CertificateEvent } from '#contract/certificates.ts'

export const title = 'Ce qui s’est passé'
export const number = 'Numéro du certificat :'
export const kinds: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'Vous avez demandé votre certificat.',
  declined: 'Votre demande a été refusée :',
  'name-edited': 'Nous avons modifié le nom de votre demande :',
  issued: 'Votre certificat a été délivré.',
  reissued: 'Un nouveau certificat a été délivré à la place du précédent.',
  revoked: 'Votre certificat a été révoqué :',
  'correction-requested': 'Vous avez demandé un autre nom :',
  'correction-declined': 'Le nom n’a pas été changé :',
  mailed: 'Nous vous avons écrit par courriel.',
  'mail-failed': 'Notre courriel n’a pas pu vous être envoyé.',
}
