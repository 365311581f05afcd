export const failed = 'The file could not be downloaded. Try again later.'
