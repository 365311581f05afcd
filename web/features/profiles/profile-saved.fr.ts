export const saved = 'Profil mis à jour'
export const failed = 'Le profil n’a pas pu être mis à jour'
