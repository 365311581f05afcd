export const title = 'Montrez ce que vous savez'
export const offer =
  'Le test final porte sur tous les modules et dure environ dix minutes. Votre certificat n’en dépend pas.'
export const take = 'Test final'
