import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')
const number = (value: number) => value.toLocaleString('fr')

export const title = 'Questions'
export const failed = 'Les chiffres n’ont pas pu être chargés.'
export const countedOf = (attempts: number) =>
  `D’après ${number(attempts)} ${plural(attempts, { one: 'quiz terminé', other: 'quiz terminés' })} : le premier de chaque apprenant, module par module, invités compris.`
export const noneCounted =
  'Aucun quiz n’a encore été terminé. Les chiffres apparaissent une minute après le premier.'
export const isCounting = 'Le décompte est en cours. Les chiffres augmentent d’eux-mêmes.'
export const isInterrupted =
  'Le décompte s’est interrompu. Il reprendra de lui-même dès que le serveur sera joignable.'
export const modules = 'Modules'
export const module = (module: number) => `Module ${module}`
export const flagged = (count: number) => `${number(count)} à revoir`
export const moduleTitle = (module: number, title: string) => `Module ${module} : ${title}`
export const explained = 'Que signifient ces chiffres ?'
export const meanings = [
  'Juste du premier coup : la part des apprenants à qui une seule réponse a suffi. Une question que presque tous réussissent, ou presque personne, dit peu de ce qu’ils ont appris.',
  'La discrimination indique si ceux qui réussissent le reste du quiz réussissent aussi cette question. Elle va de −1 à 1 : à partir de 0,2, c’est bien ; en dessous de zéro, la question a sans doute un défaut. Elle s’affiche à partir de 30 réponses.',
  'Mauvaises réponses proposées : parmi ceux qui se sont trompés, combien ont choisi celle-ci en premier. Une proposition choisie par moins de 5 % d’entre eux ne trompe personne et peut être remplacée. Elle est signalée dès que 30 apprenants se sont trompés.',
  'Toute modification du texte, dans l’une ou l’autre langue, fait repartir le décompte de zéro. Les anciennes formulations figurent plus bas.',
]
export const inUse = 'Actuellement dans le quiz'
export const earlier = 'Anciennes formulations'
export const earlierNote =
  'Des apprenants y ont répondu avant que le texte ne change, ou elles ne sont plus posées.'
export const question = 'Question'
export const answers = 'Réponses'
export const firstTry = 'Juste du premier coup'
export const discrimination = 'Discrimination'
export const wrongOptions = 'Mauvaises réponses proposées'
export const right = 'Bonne réponse :'
export const discriminatesLittle = 'Ne départage guère les apprenants'
export const discriminatesWrongly =
  'Les meilleurs se trompent plus souvent : vérifiez la bonne réponse et la formulation'
export const isUnused = 'presque jamais choisie'
export const chosenBy = (count: string, share: string) => `${count} (${share})`
export const unknownLanguage = 'Langue non enregistrée'
export const valueIn = (language: string, value: string) => `${language} : ${value}`
export const inLanguage = (language: string, share: string, answers: string) =>
  `${language} : ${share} sur ${answers}`
