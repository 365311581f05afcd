export const title = 'Votre compte'
export const nameFailed = 'Votre nom n’a pas pu être chargé.'
export const accountFailed = 'Votre compte n’a pas pu être chargé.'
export const you = 'Vous'
export const youNote =
  'Ce nom figurera sur votre certificat. L’adresse de portefeuille sert à recevoir votre jeton ; rien ne presse.'
export const pending =
  'Ces informations n’ont pas pu être enregistrées lors de votre inscription. Vérifiez-les, puis enregistrez-les.'
export const save = 'Enregistrer'
