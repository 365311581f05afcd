/** An address that is none gets no e-mail, which the log would mention. */
export const left = ['POST', '/api/rewards', { email: 'ada' }] as const
