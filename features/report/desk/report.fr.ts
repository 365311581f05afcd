import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')
const number = (value: number) => value.toLocaleString('fr')

export const title = 'Bilan'
export const failed = 'Les chiffres n’ont pas pu être chargés.'
export const from = 'Du'
export const until = 'Au'
export const show = 'Afficher'
export const print = 'Imprimer'
/** `1 janvier` is said `1er janvier`. */
const asSaid = (day: string) => day.replace(/^1(?=\s)/, '1er')
export const periodOf = (from: string, until: string) => `Du ${asSaid(from)} au ${asSaid(until)}`
export const countedAt = (time: string) =>
  `Chiffres du ${time}. Les jours commencent à 0:00 UTC. Totaux sans aucun nom ; les personnes qui jouent sans compte n’y figurent pas.`
export const tooFew = (fewest: number) => `moins de ${number(fewest)}`
export const hiddenNote = (fewest: number) =>
  `Les progrès et les parts de moins de ${number(fewest)} apprenants ne sont pas affichés, afin que personne ne puisse être reconnu.`
export const registered = 'Inscriptions'
export const active = 'Actifs'
export const certificates = 'Certificats'
export const learned = 'Ce qui a été appris'
export const learnedNote =
  'Du test avant les modules au premier test après eux. Le progrès est la part apprise de ce qui manquait, avec son intervalle à 95 %. Seuls les apprenants qui ont terminé les deux sont comptés.'
export const module = 'Module'
export const completed = 'Terminé'
export const beforeAfter = 'Juste avant → après'
export const gain = 'Progrès'
export const allModules = 'Tous les modules'
export const of = (learners: number) =>
  `${number(learners)} ${plural(learners, { one: 'apprenant', other: 'apprenants' })}`
export const ofCount = (learners: number) => `n = ${number(learners)}`
export const inLanguage = (language: string, gain: string) => `${language} : ${gain}`
export const nothingMissing = 'rien ne manquait'
export const fromTo = (before: string, after: string) => `${before} → ${after}`
export const lasting = 'Ce qui protège et ce qui reste'
export const signing = '« Signeriez-vous ceci ? » : réponses justes'
export const knownAfter = (days: number) => `Encore su après ${number(days)} jours`
export const ofAnswers = (answers: number) => `sur ${number(answers)} questions posées de nouveau`
export const clickedThrough = 'Questions avec deux erreurs ou plus'
export const ofQuestions = (questions: number) => `sur ${number(questions)} dans les derniers premiers quiz`
export const waits = 'Les temps d’attente'
export const certificateWait = 'De la demande au certificat'
export const replyWait = 'Du signalement d’une question à la réponse'
export const hours = (hours: number) => `${number(hours)} h`
export const ninetieth = (hours: string, count: number) =>
  `neuf fois sur dix en ${hours} au plus, sur ${number(count)}`
export const tooFewWaits = 'moins de cinq'
export const field = 'Sur les appareils des visiteurs'
export const fieldNote = 'Trois visites sur quatre n’ont pas été plus lentes.'
export const connection = 'Connexion'
export const connections = { '4g': '4G et plus rapide', '3g': '3G', '2g': '2G', unknown: 'inconnue' }
export const shown = 'Page affichée'
export const answered = 'Réaction à un appui'
export const visits = 'Visites'
export const seconds = (seconds: string) => `${seconds} s`
export const milliseconds = (ms: number) => `${number(ms)} ms`
export const late = (late: string, share: string, answers: string) =>
  `Réponses envoyées en retard : ${late} sur ${answers} (${share}).`
export const failedLoads = (failed: string, loads: string) =>
  `Fichiers et appels qui ne sont pas arrivés : ${failed}, en ${loads} visites.`
