import { siteName } from '#platform/web/lib/site-name.ts'
export const congratulations = (module: number) => `Félicitations, vous avez terminé le module ${module}`
export const lineComplete = (programme: string) => `${programme} terminé`
export const journeyComplete = `Bravo : les ${MODULES} modules sont terminés`
export const yourTicket = 'Votre billet'
export const modulesDone = (done: number, all: number) => `Modules terminés : ${done} sur ${all}`
export const firstTries = (right: number, all: number) => `Juste du premier coup : ${right} sur ${all}`
export const punched = (station: string) => `Poinçonné pour « ${station} ».`
/** The name of its programme follows. */
export const nextModule = 'Prochain module\u00a0·\u00a0'
export const noNext = 'Il n’y a pas de module après celui-ci.'
export const requestCertificate = 'Demander votre certificat'
export const proceed = 'Passer au module suivant'
export const recorded = 'Progression mise à jour'
export const recordFailed = 'Progression non enregistrée. Réessayez.'
export const finished = 'Module terminé'
export const noneFinished = 'Vous n’avez pas encore terminé de module'
export const noneFinishedNote = `Commencez par le premier : suivez le cours, puis répondez à ${QUESTIONS || 'quelques'} questions.`
export const lookupFailed = 'Le dernier module terminé n’a pas pu être retrouvé.'
export const toDashboard = 'Aller au tableau de bord'
export const stamp = siteName
export const module = (number: number) => `Module ${number}`
