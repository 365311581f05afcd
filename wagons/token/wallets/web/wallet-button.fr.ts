export const connect = 'Connecter un portefeuille'
export const guide = 'Qu’est-ce qu’un portefeuille ?'
export const addressAdvice = 'Vérifiez l’adresse : en général, c’est 0x suivi de 40 caractères.'
