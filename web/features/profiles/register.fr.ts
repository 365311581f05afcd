const failures: Readonly<Record<string, string>> = {
  'auth/email-already-in-use': 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous.',
  'auth/invalid-email': 'Cette adresse e-mail semble incorrecte. Vérifiez-la.',
  'auth/network-request-failed': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'auth/too-many-requests': 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  'auth/weak-password': 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
}

export const title = 'Inscription'
export const welcome = `${CAPITAL_MODULES} modules courts et gratuits. Vos progrès vous suivent sur tous vos appareils.`
export const email = 'Adresse e-mail'
export const walletHint = 'Laissez vide si vous n’en avez pas : vous pourrez l’ajouter plus tard.'
export const password = 'Mot de passe'
export const shortPassword = 'Choisissez un mot de passe d’au moins six caractères.'
export const passwordRule = 'Au moins six caractères.'
export const emailTaken = 'Un compte existe déjà avec cette adresse e-mail.'
export const logInInstead = 'Se connecter'
export const submit = 'S’INSCRIRE'
export const onBoard = 'Déjà à bord ?'
export const login = 'Connexion'
export const failure = (error: unknown) =>
  failures[(error as { code?: string } | null)?.code ?? ''] ??
  'L’inscription n’a pas abouti. Réessayez plus tard.'
