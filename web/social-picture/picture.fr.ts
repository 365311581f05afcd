/** What the picture shows, for those who do not see it. */
export const inWords =
  'La ligne EduTrain : neuf stations aux couleurs de cinq saisons, du Web2 et Web3 aux jeux Web3, avec un train à la première.'
