export const raise = 'Lever la main'
export const lower = 'Baisser la main'
