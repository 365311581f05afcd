export const notConfirmed = 'This address is not confirmed yet.'
export const confirmOrChange = 'Confirm or change it'
