export const title = 'Le nom est-il correct ?'
export const note =
  'Sinon, demandez-en un autre. Avec notre accord, vous recevrez un nouveau certificat, avec un numéro et une date à lui, et celui-ci ne sera plus valable.'
export const askedOn = (day: string) => `Le ${day}, vous avez demandé :`
export const waiting =
  'Nous allons examiner votre demande et vous écrire. D’ici là, votre certificat reste valable.'
export const label = 'Le nom qu’il doit porter'
export const ask = 'Demander ce nom'
export const change = 'Modifier votre demande'
export const asked = 'Nous avons reçu votre souhait.'
export const sameName = 'Votre certificat porte déjà ce nom.'
export const failed = 'L’envoi a échoué. Réessayez plus tard.'
