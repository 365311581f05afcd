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
export const readInLesson = 'Relire dans la leçon'
