export const module = (number: number) => `Module ${number}`
export const questionOf = (position: number, count: number) => `Question ${position} sur ${count}`
export const answered = 'Questions faites'
export const answeredOf = (done: number, count: number) => `${done} sur ${count}`
export const goodLuck = (name: string) => `Bonne chance, ${name} !`
export const toDashboard = 'Tableau de bord'
export const loadFailed = 'Quiz non chargé.'
export const takenOften = (until: string) => `Trop d’essais. Revenez le ${until}.`
export const another = 'Pas celle-ci'
export const hint = 'Indice :'
export const isRight = 'Bonne réponse'
export const wasTried = 'Déjà essayée : fausse'
export const kept = 'Gardée jusqu’au retour du réseau.'
export const next = 'Suivant'
export const markDone = 'Terminer le module'
export const seeTicket = 'Votre billet'
export const enterSends = 'Entrée ↵ envoie'
export const enterGoesOn = 'Entrée ↵ continue'
export const noOption = 'Choisissez une réponse.'
export const wrongOption = 'Ce n’est pas la bonne réponse. Réessayez.'
export const serverError = 'Erreur du serveur. Réessayez plus tard.'
export const seeAgain = (position: number) => `Revoir la question ${position}`
export const asOften = 'Essais illimités.'
export const readInLesson = 'Relire la leçon'
