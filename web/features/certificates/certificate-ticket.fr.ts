export const certificate = 'Certificat de fin de parcours'
export const awardedTo = 'Décerné à'
export const willBeAwardedTo = 'Pour'
export const completed = (modules: string) =>
  `qui a terminé les ${modules} modules sur les bases du Web3, en réussissant chaque quiz.`
export const issuedOn = 'Délivré le'
export const number = 'Numéro du certificat'
export const notIssued =
  'Pas encore délivré. Son numéro, sa date et ses couleurs viendront avec la délivrance.'
export const stamp = 'EduTrain'
