export const skipToContent = 'Aller au contenu'
export const menu = 'Menu'
export const closeMenu = 'Fermer le menu'
export const programmes = 'Programmes'
export const done = ', terminé'
export const ticket = 'Votre billet'
export const punchedOf = (done: number, all: number) => `${done} module${done > 1 ? 's' : ''} sur ${all}`
export const logout = 'DÉCONNEXION'
export const yourAccount = 'Votre compte'
export const moduleTitle = (number: number, title: string) => `Module ${number} · ${title}`
export const more = 'Autres pages'
export const review = 'Révision'
export const practise = (number: number) => `S’exercer : module ${number}`
export const certificate = 'Votre certificat'
export const token = 'Votre jeton'
export const walletGuide = 'Guide du portefeuille'
export const desk = 'Espace opérateurs'
