import { siteName } from '#platform/web/lib/site-name.ts'
export const landing = `${siteName} : apprendre le Web3 en ${MODULES} modules`
export const login = 'Connexion'
export const register = 'Inscription'
export const forgotPassword = 'Mot de passe oublié ?'
export const signInLink = 'Connexion par lien'
export const dashboard = 'Tableau de bord'
export const module = (id: number) => `Module ${id}`
export const success = 'Module terminé'
export const review = 'Révision'
export const check = 'Test de départ'
export const final = 'Test final'
export const account = 'Votre compte'
export const certificate = 'Votre certificat'
export const operator = 'Espace opérateurs'
export const action = 'Lien reçu'
export const provider = 'Connexion en cours'
export const lesson = (id: number) => `Leçon ${id}`
