export const title = 'Show what you know'
export const offer =
  'The final check asks about all modules, in about ten minutes. Your certificate does not depend on it.'
export const take = 'Final check'
