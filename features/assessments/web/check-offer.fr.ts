export const title = 'Test de départ'
export const offer = 'Vous en savez déjà une partie ? Six minutes suffisent pour trouver par où commencer.'
export const take = 'Passer le test'
export const decline = 'Non merci'
