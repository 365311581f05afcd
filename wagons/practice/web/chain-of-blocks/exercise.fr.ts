import type { Choice } from '../parts/few/choice-question.tsx'

export const intro =
  'Voici une chaîne de quatre blocs, avec de vraies empreintes (des hash), calculées par votre appareil. Changez une ligne et voyez pourquoi personne ne peut le faire en secret.'
export const noFingerprints =
  'Cet exercice demande une connexion sécurisée : sans elle, votre navigateur ne calcule aucune empreinte. Ouvrez-le à une adresse qui commence par https, ou lisez la leçon, qui explique les empreintes.'
export const lines = [
  'Lerato paie 5 pièces à Tomas',
  'Tomas paie 3 pièces à Mei',
  'Mei paie 2 pièces à Lerato',
  'Lerato paie 1 pièce à Mei',
] as const

export const titles = {
  change: 'Changer une ligne',
  mend: 'Essayer de le cacher',
  ask: 'Votre copie paraît intacte',
  why: 'Les autres la regardent',
} as const
export const tasks = {
  change:
    'Vous êtes Mei. Écrivez un autre montant dans le bloc 2, pour que Tomas vous paie plus. Observez les empreintes.',
  mend: 'Le bloc 3 contient l’ancienne empreinte du bloc 2. Écrivez-y la nouvelle et regardez la suite.',
  ask: 'Chaque bloc contient de nouveau l’empreinte du précédent. Montrez maintenant votre copie aux autres membres du réseau.',
  why: 'Chacun compare une seule chose : l’empreinte du dernier bloc.',
} as const

export const block = (number: number) => `Bloc ${number}`
export const before = 'Empreinte du bloc d’avant'
export const own = 'Sa propre empreinte'
export const doesNotFit = (number: number) => `Le bloc ${number} en a maintenant une autre`
export const mendBlock = (number: number) => `Écrire la nouvelle empreinte dans le bloc ${number}`
export const states = {
  broken: 'La chaîne est cassée. Toute personne qui la vérifie voit à quel endroit.',
  mended: 'La chaîne est de nouveau complète, avec votre changement.',
  whole: 'La chaîne est complète : chaque bloc contient l’empreinte du précédent.',
} as const
export const showOthers = 'La montrer aux autres'
export const lastFingerprints = 'Empreinte du dernier bloc dans chaque copie'
export const yourCopy = 'Votre copie'
export const copies = [
  'Copie de Lerato',
  'Copie de Tomas',
  'Copie d’un magasin',
  'Copie d’une banque',
] as const

export const whyRefused = 'Votre chaîne est sans défaut. Pourquoi les autres la refusent-ils ?'
export const reasons: readonly Choice[] = [
  {
    words: 'Leurs appareils savent qui a le droit d’écrire dans le bloc 2',
    isRight: false,
    why: 'Une telle liste n’existe pas. Ils comparent ce qu’ils ont avec ce que vous montrez.',
  },
  {
    words: 'Sa dernière empreinte n’est pas celle qu’ils ont tous',
    isRight: true,
    why: 'Une ligne modifiée change toutes les empreintes qui suivent. Il vous faudrait changer aussi la plupart des autres copies, et plus vite qu’elles n’ajoutent des blocs.',
  },
  {
    words: 'Votre montant dépasse ce que Tomas possédait',
    isRight: false,
    why: 'Ils la refusent avant de regarder les montants : un montant plus petit serait refusé de la même façon.',
  },
]
export const forReal = [
  'Cherchez un de vos paiements dans un explorateur de blocs. Le code affiché est une empreinte de ce genre.',
  'Un bloc ne prouve pas qu’une ligne dit vrai. Un nom faux qu’on y inscrit reste un nom faux.',
  'Avant de remettre un bien contre un paiement, attendez le nombre de confirmations que demande votre portefeuille.',
] as const
