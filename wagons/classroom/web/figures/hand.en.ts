export const raise = 'Raise hand'
export const lower = 'Lower hand'
