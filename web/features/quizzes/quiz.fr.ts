export const module = (number: number) => `Module ${number}`
export const questionOf = (position: number, count: number) => `Question ${position} sur ${count}`
export const answered = 'Questions traitées'
export const answeredOf = (done: number, count: number) => `${done} sur ${count}`
export const goodLuck = (name: string) => `Bonne chance, ${name} !`
export const loadFailed = 'Le quiz n’a pas pu être chargé.'
export const notQuite = 'Pas tout à fait.'
export const next = 'Suivant'
export const markDone = 'Marquer le module comme terminé'
export const enterSends = 'Entrée ↵ pour envoyer'
export const noOption = 'Choisissez une des réponses.'
export const wrongOption = 'Ce n’est pas la bonne réponse. Réessayez'
export const serverError = 'Erreur du serveur. Réessayez plus tard.'

export const right = 'Bonne réponse :'
export const readInLesson = 'À relire dans la leçon'

export const congratulations = (module: number) => `Félicitations, vous avez terminé le module ${module}`
export const punched = (station: string) => `« ${station} » est poinçonné sur votre billet.`
export const proceed = 'Passer au module suivant'
export const recorded = 'Progression mise à jour'
export const recordFailed = 'La progression n’a pas pu être mise à jour'
export const finished = 'Votre module terminé'
export const noneFinished = 'Aucun module terminé pour l’instant'
export const noneFinishedNote = 'Le premier vous attend : le cours, puis dix questions.'
export const lookupFailed = 'Le dernier module terminé n’a pas pu être retrouvé.'
export const toDashboard = 'Vers le tableau de bord'
