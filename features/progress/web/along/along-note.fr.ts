export const title = 'Sans connexion'
export const onTheWay = (kept: number, all: number) =>
  `Enregistrement sur cet appareil : ${kept} modules sur ${all}.`
export const some = (kept: number, all: number) =>
  `Modules gardés sur cet appareil pour les moments sans connexion : ${kept} sur ${all}.`
export const whole = (all: number) =>
  `Les ${all} modules sont sur cet appareil : films, leçons, exercices et quiz marchent sans connexion.`
export const take = 'Télécharger tout le parcours (0,2 Mo)'
export const noRoom = (kept: number, all: number) =>
  `Il n’y a plus de place sur cet appareil : ${kept} modules sur ${all} sont gardés. Faites de la place et réessayez.`
export const tryAgain = 'Réessayer'
