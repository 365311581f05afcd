/** What the guide answers, above its title. */
export const question = 'What is a wallet?'
