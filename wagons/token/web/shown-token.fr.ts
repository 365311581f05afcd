export const tokenNote =
  'Un jeton va avec votre certificat, si vous le voulez. Connectez un portefeuille et signez : c’est gratuit, et une seule visite suffit.'
export const toToken = 'Recevoir votre jeton'
export const byList =
  'Ce site remet ses jetons de temps en temps, aux personnes qui ont le certificat et un portefeuille. Connectez un portefeuille pour recevoir l’un des prochains.'
export const toWallet = 'Connecter un portefeuille'
export const shownToken =
  'Indiquer sur la page publique que ce certificat a un jeton (jamais à quelle adresse)'
export const shownTokenNote =
  'La mention apparaît trois jours après votre accord. Une personne qui sait à peu près quand vous avez reçu le jeton peut tout de même chercher sur le réseau les jetons de ces jours-là, et peut-être trouver ainsi votre adresse.'
export const shown = 'La page publique indiquera dans trois jours qu’il y a un jeton.'
export const hidden = 'La page publique ne parle pas de jeton.'
export const shownFailed = 'Votre choix n’a pas pu être enregistré. Réessayez plus tard.'
