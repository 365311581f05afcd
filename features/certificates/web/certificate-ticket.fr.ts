export const certificate = 'Certificat de fin de parcours'
export const awardedTo = 'Décerné à'
export const willBeAwardedTo = 'Pour'
export const completed = (modules: string) =>
  `qui a terminé les ${modules} modules sur les bases du Web3, en réussissant chaque quiz.`
export const issuedBy = 'Délivré par'
export const willBeIssuedBy = 'Sera délivré par'
export const issuedOn = 'Délivré le'
export const number = 'Numéro du certificat'
export const notIssued =
  'Ceci est un aperçu. Le certificat recevra son numéro et sa date quand il sera délivré.'
export const preview = 'Aperçu'
