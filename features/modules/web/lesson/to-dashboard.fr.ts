export const toDashboard = 'Tableau de bord'
