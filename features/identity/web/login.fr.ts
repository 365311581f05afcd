const failures: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'auth/invalid-email': 'Cette adresse e-mail semble incorrecte. Vérifiez-la.',
  'auth/network-request-failed': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'auth/too-many-requests': 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  'auth/user-disabled': 'Ce compte est désactivé. Écrivez-nous.',
  'auth/user-not-found': 'Ce compte n’existe pas.',
  'auth/wrong-password': 'Le mot de passe est incorrect.',
}

export const welcomeBack = 'Vous revoilà à bord'
export const title = 'Connexion'
export const alreadyIn = 'Vous êtes à bord'
export const loggedInAs = 'Votre session est ouverte avec l’adresse'
export const goOn = 'Continuer'
export const accountReady = 'Votre compte est prêt. Connectez-vous pour monter dans le train.'
export const email = 'Adresse e-mail'
export const password = 'Mot de passe'
export const submit = 'SE CONNECTER'
export const newHere = 'Première visite ?'
export const register = 'Inscription'
export const forgotPassword = 'Mot de passe oublié ?'
export const byLink = 'Connexion par lien'
export const incorrect = 'Adresse e-mail ou mot de passe incorrect'
export const loginFailure = (error: unknown) =>
  failures[(error as { code?: string } | null)?.code ?? ''] ??
  'La connexion n’a pas abouti. Réessayez plus tard.'
export const landingFailure = loginFailure

export const continueWith = (provider: string) => `Continuer avec ${provider}`
