export const continueWith = (provider: string) => `Continue with ${provider}`
