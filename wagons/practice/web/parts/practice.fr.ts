export const skipToContent = 'Aller au contenu'
export const practice = 'Exercice'
export const line = (programme: string, number: number) =>
  programme ? `${programme} · Module ${number} · Exercice` : `Module ${number} · Exercice`
export const notReal =
  'Ceci est un exercice. Rien n’est réel : ni argent, ni clés. Ce que vous écrivez reste sur cette page.'
export const stepOf = (step: number, steps: number) => `Étape ${step} sur ${steps}`
export const goOn = 'Suivant'
export const check = 'Vérifier'
export const finish = 'Terminer'
export const right = 'Bonne réponse'
export const notQuite = 'Pas tout à fait'
export const wasTried = 'essayé, ce n’est pas la bonne réponse'
export const isRight = 'bonne réponse'
export const done = 'Bravo, vous avez terminé cet exercice.'
export const forReal = 'Dans la vraie vie'
export const again = 'Recommencer'
export const waysOn = 'La suite'
export const toLesson = 'Lire la leçon'
export const toDashboard = 'Retour au tableau de bord'
export const none = 'Il n’y a pas d’exercice pour ce module.'
export const yourBrowser = 'Votre navigateur est sur'
export const yourWallet = 'Votre portefeuille'
export const refuse = 'Refuser'
