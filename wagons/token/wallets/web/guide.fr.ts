export const question = 'Qu’est-ce qu’un portefeuille ?'
