export const title = 'Show what you know'
export const offer =
  'The final check asks about all modules, in about ten minutes. Your certificate does not depend on it.'
export const take = 'Final check'
export const showIt = 'Show what you know: final check'
export const taken =
  'You have taken the final check. You choose whether its result is shown with your certificate.'
export const toResult = 'Your final check'
