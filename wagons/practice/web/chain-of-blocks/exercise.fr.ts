import type { Choice } from '../parts/few/choice-question.tsx'

export const intro = 'Chaque bloc contient le hash du précédent.'
export const noHashes =
  'Cet exercice demande une connexion sécurisée : sans elle, votre navigateur ne calcule aucun hash. Ouvrez-le à une adresse qui commence par https, ou lisez la leçon, qui explique le hash.'
export const lines = [
  'Lerato paie 5 pièces à Tomas',
  'Tomas paie 3 pièces à Alex',
  'Alex paie 2 pièces à Lerato',
  'Lerato paie 1 pièce à Alex',
] as const

export const titles = {
  change: 'Changer une ligne',
  mend: 'Essayer de le cacher',
  ask: 'Votre copie paraît intacte',
  why: 'Les autres la vérifient',
} as const
export const tasks = {
  change: 'Vous êtes Alex. Dans le bloc 2, faites que Tomas vous paie plus. Observez les hash.',
  mend: 'Le bloc 3 contient l’ancien hash du bloc 2. Écrivez-y le nouveau et regardez la suite.',
  ask: 'Chaque bloc contient de nouveau le hash du précédent. Montrez maintenant votre copie aux autres membres du réseau.',
  why: 'Votre dernier hash n’est pas le leur. Ils vérifient donc votre chaîne selon les règles de tous les nœuds.',
} as const

export const block = (number: number) => `Bloc ${number}`
export const before = 'Hash du bloc précédent'
export const own = 'Son propre hash'
export const doesNotFit = (number: number) => `Le bloc ${number} en a maintenant un autre`
export const mendBlock = (number: number) => `Écrire le nouveau hash dans le bloc ${number}`
export const states = {
  broken: 'La chaîne est cassée. Toute personne qui la vérifie voit à quel endroit.',
  mended: 'La chaîne est de nouveau complète, avec votre changement.',
  whole: 'La chaîne est complète : chaque bloc contient le hash du précédent.',
} as const
export const showOthers = 'La montrer aux autres'
export const lastHashes = 'Hash du dernier bloc dans chaque copie'
export const yourCopy = 'Votre copie'
export const copies = [
  'Copie de Lerato',
  'Copie de Tomas',
  'Copie d’un magasin',
  'Copie d’une banque',
] as const

export const findings = 'Ce qu’ils trouvent dans votre chaîne'
/** Whether the chain keeps the rule, and what they see. */
export const found: readonly (readonly [isGood: boolean, words: string])[] = [
  [true, 'Chaque bloc contient le hash du précédent.'],
  [false, 'Bloc 2 : la signature de Tomas ne va pas avec la nouvelle ligne.'],
  [false, 'Blocs 2 à 4 : ni travail ni mise derrière les nouveaux hash.'],
]

export const whyRefused = 'Tous vos hash correspondent. Pourquoi les autres refusent-ils votre chaîne ?'
export const reasons: readonly Choice[] = [
  {
    words: 'Leurs appareils savent qui a le droit d’écrire dans le bloc 2',
    isRight: false,
    why: 'Aucun appareil ne décide qui peut changer un ancien bloc. Pour un nouveau, il peut savoir de qui c’est le tour, et les mêmes règles valent pour tous.',
  },
  {
    words: 'Il y manque deux choses que nul ne peut imiter : une signature, et le travail ou la mise',
    isRight: true,
    why: 'Seul Tomas peut signer un paiement depuis son adresse. Et chaque nouveau bloc demande un travail ou une mise. Il vous en faudrait pour trois blocs, plus vite que tous les autres n’en ajoutent.',
  },
  {
    words: 'Votre montant dépasse ce que Tomas possédait',
    isRight: false,
    why: 'Tomas n’a pas signé non plus de montant plus petit : il serait refusé de la même façon.',
  },
]
export const achieved = 'Vous avez cassé la chaîne, et les autres l’ont vu'
export const forReal = [
  'Cherchez un de vos paiements dans un explorateur de blocs. Le code affiché est un hash de ce genre.',
  'Un bloc ne prouve pas qu’une ligne dit vrai. Un nom faux qu’on y inscrit reste un nom faux.',
  'Avant de remettre un bien, voyez dans votre propre portefeuille que le paiement est confirmé et que son jeton a la bonne adresse de contrat. Pour une grosse somme, attendez encore quelques blocs.',
] as const
