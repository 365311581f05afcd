export const continueWith = (provider: string) => `Continuer avec ${provider}`
