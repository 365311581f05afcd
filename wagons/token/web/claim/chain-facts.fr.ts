export const title = 'Bon à savoir'
export const network = 'Réseau'
export const contract = 'Contrat de notre jeton'
export const goesTo = 'Destinataire'
export const copy = 'Copier'
export const copied = 'Copié.'
export const copyFailed = 'La copie a échoué. Vous pouvez sélectionner le texte et le copier vous-même.'
export const before = 'Avant de signer :'
export const unsold = 'Ni vente, ni don, ni transfert.'
export const openToAll = 'Il reste public pour toujours.'
export const law =
  'Dans quelques pays, posséder un jeton ou utiliser un portefeuille est déjà un délit : renseignez-vous sur la loi du vôtre.'
export const price = 'Il n’a pas de prix : on ne peut ni le vendre, ni le donner, ni le déplacer.'
export const forEver =
  'Il est public pour toujours : tout le monde peut voir quelle adresse l’a reçu. Personne ne peut l’effacer.'
export const seen = 'Tout le monde peut voir quelle adresse l’a reçu. Personne ne peut l’effacer.'
export const noFee =
  'Nous ne vous demandons jamais d’argent, ni votre phrase de récupération, ni votre clé privée. Toute personne qui le fait cherche à vous voler.'
export const destroyed =
  'Un jeton peut seulement être détruit : par vous, ou par nous si son certificat est révoqué ou remplacé. Son histoire reste lisible.'
export const notNeeded = 'Il n’a pas de prix. Votre certificat est valable sans lui.'
