export const failed = 'Le fichier n’a pas pu être téléchargé. Réessayez plus tard.'
