export const title = 'Cours'
export const note =
  'Quand et où a lieu le cours de chaque module. Les apprenants voient les changements à la prochaine ouverture de leur tableau de bord.'
export const failed = 'Les cours n’ont pas pu être chargés.'
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const noTime = 'aucune date annoncée'
export const over = (time: string) => `a eu lieu le ${time}`
export const link = 'Lien (vide pour le lien par défaut)'
export const usual = (link: string) => `Par défaut : ${link}`
export const noUsual = 'Par défaut : pas d’espace virtuel'
export const nextClass = 'Prochain cours (vide s’il n’y en a pas)'
export const timeZone = 'Fuseau horaire'
export const noteIn = (language: string) => `Remarque en ${language} (une ligne, facultative)`
export const save = 'Enregistrer'
export const saved = 'Enregistré. Les apprenants le voient désormais.'
export const saveFailed = 'Le cours n’a pas pu être enregistré.'
export const linkRefused = 'Le lien doit être une adresse complète qui commence par https:// ou http://'
