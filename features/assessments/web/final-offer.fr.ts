export const title = 'Montrez ce que vous savez'
export const offer =
  'Le test final porte sur tous les modules et dure environ dix minutes. Votre certificat n’en dépend pas.'
export const take = 'Test final'
export const showIt = 'Montrez ce que vous savez : test final'
export const taken =
  'Vous avez passé le test final. C’est vous qui choisissez si son résultat est montré avec votre certificat.'
export const toResult = 'Votre test final'
