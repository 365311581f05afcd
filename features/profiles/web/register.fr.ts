export const title = 'Inscription'
export const welcome = `${CAPITAL_MODULES} modules courts et gratuits. Votre progression vous suit sur tous vos appareils.`
export const email = 'Adresse e-mail'
export const walletHint =
  'Pas encore de portefeuille ? Laissez ce champ vide : le module 3 vous explique tout.'
export const password = 'Mot de passe'
export const shortPassword = 'Il faut au moins six caractères.'
export const passwordRule = 'Au moins six caractères, et rien de facile à deviner.'
export const emailTaken = 'Un compte existe déjà avec cette adresse e-mail.'
export const logInInstead = 'Se connecter'
export const submit = 'S’INSCRIRE'
export const agreement = 'En vous inscrivant, vous acceptez nos'
export const terms = 'conditions d’utilisation'
export const and = '. Ce que nous gardons à votre sujet : '
export const privacy = 'Confidentialité'
export const haveAccount = 'Vous avez un compte ?'
export const login = 'Connexion'
export const failure = (_error: unknown, words?: string) =>
  words ?? 'L’inscription n’a pas abouti. Réessayez plus tard.'
