import { pluralIn } from '#web/lib/plural.ts'

const plural = pluralIn('fr')
const number = (value: number) => value.toLocaleString('fr')

export const title = 'Vue d’ensemble'
export const failed = 'La vue d’ensemble n’a pas pu être chargée.'
export const countedAt = (time: string) => `Compté le ${time}. Le serveur compte au plus une fois par minute.`
export const learners = 'apprenants'
export const thisWeek = 'inscriptions cette semaine'
export const completedAll = 'ont terminé les neuf modules'
export const certificatesIssued = 'certificats délivrés'
export const certificatesWaiting = 'demandes de certificat en attente'
export const overTime = 'Inscriptions par semaine'
export const weekFrom = 'Semaine du'
export const registered = 'Inscriptions'
export const weekOf = (day: string, count: number) => `Semaine du ${day} : ${number(count)}`
export const asTable = 'Afficher en tableau'
export const funnel = 'À travers les neuf modules'
export const funnelNote =
  'Apprenants qui sont allés au cours, ont commencé le quiz et l’ont terminé. Une barre est la part de tous les apprenants.'
export const module = 'Module'
export const attended = 'Cours'
export const begun = 'Quiz commencé'
export const completed = 'Terminé'
export const stops = 'Où l’on s’arrête'
export const stopsNote = 'Étapes après lesquelles le plus d’apprenants n’ont pas fait la suivante, jusqu’ici.'
export const step = 'Étape'
export const lost = 'Arrêtés'
export const lostOf = (lost: string, came: string, share: string) => `${lost} sur ${came} (${share})`
export const steps = {
  registration: () => 'Inscrits, sans commencer de quiz',
  begun: (module: number) => `Ont commencé le quiz du module ${module} sans le terminer`,
  completed: (module: number) => `Ont terminé le module ${module} sans commencer le quiz suivant`,
}
export const noStops = 'Personne ne s’est encore arrêté.'
export const questionStops = 'Questions où des quiz restent en suspens'
export const questionStopsNote = (sample: number) =>
  `Parmi les ${number(sample)} dernières premières tentatives de chaque module : celles commencées il y a plus d’un jour et non terminées.`
export const noQuestionStops = 'Aucun quiz n’est en suspens depuis plus d’un jour.'
export const attempts = (count: number) => `${number(count)} ${plural(count, { one: 'quiz', other: 'quiz' })}`
export const standing = 'En suspens'
export const hardest = 'Questions les plus difficiles'
export const hardestNote = (sample: number) =>
  `Justes du premier coup, dans les ${number(sample)} dernières premières tentatives de chaque module.`
export const noHardest = 'Trop peu de réponses encore pour dire quelles questions sont difficiles.'
export const question = 'Question'
export const firstTry = 'Juste du premier coup'
export const answers = 'Réponses'
