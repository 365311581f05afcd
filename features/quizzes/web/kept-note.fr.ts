export const kept = (count: number) =>
  count === 1 ? '1 réponse gardée sur cet appareil' : `${count} réponses gardées sur cet appareil`
export const sentLater = 'Envoi au retour du réseau. D’ici là, vous pouvez encore changer :'
export const change = (position: number) => `Changer la réponse ${position}`
export const oneRight = (position: string) => `Question ${position} : bonne réponse`
export const right = (positions: string) => `Questions ${positions} : bonnes réponses`
export const lookAgain = (position: number) => `Revoyez la question ${position}.`
export const filledIn = 'Vos réponses suivantes sont déjà cochées.'
export const isFilledIn = 'Votre réponse est déjà cochée. Envoyez-la.'
export const noRoom = 'Plus de place sur cet appareil : la réponse n’est pas gardée.'
