export const title = 'Cours'
export const note =
  'Quand et où a lieu le cours de chaque module. Les apprenants voient un changement dès qu’ils rouvrent leur tableau de bord.'
export const failed = 'Les cours n’ont pas pu être chargés.'
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const noTime = 'aucune date annoncée'
export const over = (time: string) => `a eu lieu le ${time}`
export const link = 'Lien (vide pour le lien habituel)'
export const usual = (link: string) => `Habituel : ${link}`
export const noUsual = 'Habituel : pas d’espace virtuel'
export const nextClass = 'Prochain cours (vide s’il n’y en a pas)'
export const timeZone = 'Fuseau horaire de cette heure'
export const noteIn = (language: string) => `Mot, ${language} (une ligne, facultatif)`
export const save = 'Enregistrer'
export const saved = 'Enregistré. Les apprenants le voient désormais.'
export const saveFailed = 'Le cours n’a pas pu être enregistré.'
export const linkRefused = 'Le lien doit être une adresse complète qui commence par https:// ou http://'
