export const title = 'Validation en deux étapes'
export const codeNote =
  'Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour ce site.'
export const code = 'Code à 6 chiffres'
export const recoveryNote =
  'Saisissez l’un des codes de secours que vous avez conservés. Chaque code ne sert qu’une fois.'
export const recoveryCode = 'Code de secours'
export const useRecoveryCode = 'Utiliser plutôt un code de secours'
export const useApp = 'Utiliser plutôt l’application d’authentification'
export const logIn = 'Se connecter'
export const cancel = 'Annuler'
export const faults: Readonly<Record<string, string>> = {
  'invalid-verification-code': 'Ce code est incorrect ou a déjà servi. Attendez le suivant, puis réessayez.',
  'invalid-multi-factor-session': 'Le délai est dépassé. Fermez cette fenêtre et reconnectez-vous.',
}
