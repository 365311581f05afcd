import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')
const number = (value: number) => value.toLocaleString('fr')

export const title = 'Vue d’ensemble'
export const failed = 'La vue d’ensemble n’a pas pu être chargée.'
export const countedAt = (time: string) => `Chiffres du ${time}, mis à jour au plus une fois par minute.`
/** Names a number that is a link. */
export const showThem = (count: string, what: string) => `${count} : ${what}. Afficher ces apprenants`
export const learners = 'Apprenants'
export const thisWeek = 'Inscriptions cette semaine'
export const guests = 'Jouent sans compte'
export const completedAll = `Ont terminé les ${MODULES} modules`
export const certificatesIssued = 'Certificats délivrés'
export const overTime = 'Inscriptions par semaine'
export const weekFrom = 'Semaine du'
export const registered = 'Inscriptions'
export const weekOf = (day: string, count: number) => `Semaine du ${day} : ${number(count)}`
export const asTable = 'Afficher en tableau'
export const funnel = `Progression dans les ${MODULES} modules`
export const funnelNote =
  'Apprenants qui ont suivi le cours, commencé le quiz et terminé le module. Les barres montrent leur part parmi tous les apprenants.'
export const module = 'Module'
export const attended = 'Cours'
export const begun = 'Quiz commencé'
export const completed = 'Terminé'
export const stops = 'Où l’on s’arrête'
export const stopsNote = 'Les étapes où le plus d’apprenants se sont arrêtés jusqu’ici.'
export const step = 'Étape'
export const lost = 'Abandons'
export const lostOf = (lost: string, came: string, share: string) => `${lost} sur ${came} (${share})`
export const steps = {
  registration: () => 'Inscription, mais aucun quiz commencé',
  begun: (module: number) => `Quiz du module ${module} commencé, mais pas terminé`,
  completed: (module: number) => `Module ${module} terminé, mais quiz suivant pas commencé`,
}
export const noStops = 'Aucun abandon pour l’instant.'
export const questionStops = 'Questions où l’on abandonne le quiz'
export const questionStopsNote = (sample: number) =>
  `Premières tentatives de chaque module (les ${number(sample)} plus récentes, invités compris) : quiz commencés il y a plus d’un jour et non terminés.`
export const noQuestionStops = 'Aucun quiz n’est resté inachevé plus d’un jour.'
export const attempts = (count: number) => `${number(count)} ${plural(count, { one: 'quiz', other: 'quiz' })}`
export const standing = 'Inachevés'
export const hardest = 'Questions les plus difficiles'
export const hardestNote = (sample: number) =>
  `Part des bonnes réponses du premier coup, dans les premières tentatives de chaque module (les ${number(sample)} plus récentes, invités compris).`
export const noHardest = 'Il n’y a pas encore assez de réponses pour dire quelles questions sont difficiles.'
export const question = 'Question'
export const firstTry = 'Bonne réponse du premier coup'
export const answers = 'Réponses'
export const waitingForYou = 'En attente de votre part'
export const toCheck = 'Certificats à vérifier'
export const oldestSince = (day: string) => `le plus ancien depuis le ${day}`
export const byRule = (count: string) => `${count} à délivrer automatiquement`
export const unusual = (count: string) => `${count} avec un avertissement`
export const namesToCorrect = 'Noms à corriger'
export const emailsUnsent = 'E-mails non envoyés'
export const reportsToAnswer = 'Questions signalées'
export const classReportsToClose = 'Apprenants signalés'
export const listUnpublished = 'Personnes sur une liste absente de la chaîne'
export const claimsToSend = 'Demandes de jeton signées à envoyer'
export const chainAway = 'La chaîne ne répond pas pour l’instant.'
export const notOnList = 'Certificats depuis la dernière liste pour les jetons'
export const nothingToDo = 'Rien à faire'
export const line = 'La ligne, d’autant plus large qu’il y a d’apprenants'
export const lineNote = 'Combien d’apprenants ont terminé chaque module, et combien se sont arrêtés avant.'
export const onTheLine = (learners: string, finished: string) =>
  `${learners} sur la ligne, ${finished} au terminus`
export const lostBefore = (count: string) => `Arrêts avant ce module : ${count}`
export const mostStop = 'On s’arrête le plus'
export const beforeModule = (module: number, lost: string, came: string) =>
  `avant la fin du module ${module} : ${lost} sur ${came}`
export const range = 'Semaines affichées'
export const lastWeeks = (count: number) => `${count} semaines`
export const registeredInRange = (count: string, weeks: number) =>
  `Inscriptions ces ${weeks} dernières semaines : ${count}`
