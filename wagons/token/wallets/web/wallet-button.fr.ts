export const connect = 'Connecter un portefeuille'
export const guide = 'Qu’est-ce qu’un portefeuille ?'
