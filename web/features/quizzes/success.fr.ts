export const congratulations = (module: number) => `Félicitations, vous avez terminé le module ${module}`
export const punched = (station: string) => `« ${station} » est poinçonné sur votre billet.`
export const proceed = 'Passer au module suivant'
export const recorded = 'Progression mise à jour'
export const recordFailed = 'La progression n’a pas pu être mise à jour'
export const finished = 'Votre module terminé'
export const noneFinished = 'Aucun module terminé pour l’instant'
export const noneFinishedNote = 'Le premier vous attend : le cours, puis dix questions.'
export const loadFailed = 'Le dernier module terminé n’a pas pu être retrouvé.'
export const toDashboard = 'Vers le tableau de bord'
