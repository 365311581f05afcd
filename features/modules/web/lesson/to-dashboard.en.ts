export const toDashboard = 'Dashboard'
