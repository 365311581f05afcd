export const checkTitle = 'Que savez-vous déjà ?'
export const finalTitle = 'Test final'
export const chips = { before: 'Avant de commencer', after: 'Après le parcours' }
export const aboutCheck = (questions: number) => `${questions} questions, environ six minutes.`
export const aboutFinal = (questions: number) =>
  `Montrez ce que vous savez : ${questions} questions sur tous les modules, environ dix minutes.`
export const checkLeads =
  'À la fin, nous vous disons par où commencer, et rien d’autre : ni score, ni liste d’erreurs.'
export const unknownIsGood = '« Je ne sais pas encore » est une bonne réponse : le cours est là pour ça.'
export const checkIsOpen = (hours: number) =>
  `Ce test ne valide rien et ne compte pour rien. Une fois commencé, il reste ouvert ${hours} heures, sur tous vos appareils.`
export const checkIsKind = 'Personne ne vous surveille ; ce test vous aide et ne juge personne.'
export const oneAnswer =
  'Une seule réponse par question, sans retour en arrière. À la fin, vous voyez combien de réponses sont justes, sans savoir lesquelles, et ce qu’il vaut la peine de relire.'
export const finalIsOpen = (hours: number) =>
  `Une fois le test commencé, vous avez ${hours} heures, sur tous vos appareils. Ensuite il se ferme : il compte comme un essai, sans résultat.`
export const takenAgain = (days: number) =>
  `Vous pourrez le repasser au bout de ${days} jours, avec d’autres questions.`
export const noCondition = 'Votre certificat n’en dépend pas.'
export const nobodyWatches =
  'Personne ne vous surveille ; ce test montre ce que vous savez, à vous et, si vous le voulez, à d’autres.'
export const begin = 'Commencer le test'
export const again = 'Repasser le test'
export const toDashboard = 'Aller au tableau de bord'
export const loadFailed = 'Le test n’a pas pu être chargé.'
export const needsConnection =
  'Ce test a besoin d’une connexion. Rien n’est perdu : vos réponses sont enregistrées, et vous reprendrez au même endroit.'
export const absent = 'Ce site ne propose pas ce test pour le moment.'
export const checkLocked =
  'Ce test est fait pour le tout début. Vous êtes déjà en route : continuez avec votre prochain module.'
export const finalLocked = (modules: number) =>
  `Le test final s’ouvre une fois les ${modules} modules terminés.`

export const questionOf = (position: number, count: number) => `Question ${position} sur ${count}`
export const unknown = 'Je ne sais pas encore'
export const next = 'Suivant'
export const finish = 'Terminer'
export const noOption = 'Choisissez une réponse, ou « Je ne sais pas encore ».'
export const once = 'Une seule réponse, pas de verdict.'
export const until = (time: string) => `Ouvert jusqu’au ${time}.`
export const unsent =
  'Cette réponse n’est peut-être pas arrivée, et votre choix reste donc tel quel. Les précédentes sont enregistrées. Appuyez de nouveau sur le bouton au retour du réseau : elle ne compte qu’une fois.'

export const notStarted = 'Le test n’a pas pu commencer. Réessayez.'
export const refusals: Readonly<Record<string, string>> = {
  'no-assessment': absent,
  'email-missing': 'Ce test est réservé aux personnes inscrites. Ce que vous avez déjà fait vous suivra.',
  'journey-begun': 'Ce test est fait pour le tout début, et vous êtes déjà en route.',
  'modules-missing': 'Le test final s’ouvre une fois tous les modules terminés.',
  'too-soon': 'Il est trop tôt pour repasser le test final.',
  'assessment-done': 'Vous avez déjà passé ce test.',
  'question-not-open': 'Vous avez déjà répondu à cette question, ici ou ailleurs. Voici la suivante.',
  'question-replaced':
    'Cette question ne fait plus partie du test, et votre réponse ne compte pas. Une autre la remplace.',
  'unknown-assessment': 'Ce test n’existe plus.',
  'assessment-ended': 'Le temps prévu pour ce test est écoulé.',
  'unknown-option': 'Cette question a changé. Répondez-y telle qu’elle est maintenant.',
}

export const whereToBegin = 'Par où commencer'
export const knownModule = (module: string) =>
  `Vous connaissez déjà l’essentiel du module ${module} : passez directement à son quiz.`
export const knownModules = (modules: string) =>
  `Vous connaissez déjà l’essentiel des modules ${modules} : passez directement à leurs quiz.`
export const knowsAll =
  'Vous connaissez déjà l’essentiel de tous les modules : passez directement aux quiz, l’un après l’autre.'
export const knowsNone = (first: number) =>
  `Commencez par le module ${first}. Chaque module fait avancer d’un pas, et ne demande rien qu’il n’ait expliqué.`
export const thenRead = (module: number) => `Commencer la lecture au module ${module}`
export const toQuiz = (module: number) => `Quiz du module ${module}`

export const rightOf = (right: number, count: number) => `${right} sur ${count}`
export const firstTry = (date: string) => `Premier essai, ${date}`
export const laterTry = (number: number, date: string) => `Essai ${number}, ${date}`
export const correct = 'réponses justes'
export const noResult = 'Sans résultat'
export const gaveUp = (hours: number) =>
  `Les ${hours} heures se sont écoulées avant la dernière question. L’essai compte, et rien n’indique ce qui était juste.`
export const readAgain = 'À relire'
export const nothingToRead = 'Vous connaissez l’essentiel de tous les modules.'
export const module = (number: number, title: string) => `Module ${number} : ${title}`
export const show = 'Montrer mon meilleur résultat avec mon certificat'
export const showNote =
  'Sur le certificat, sa page publique et le badge, avec la date et le numéro de l’essai. Seulement si vous le voulez ; vous pouvez changer d’avis à tout moment. Les fichiers déjà téléchargés gardent le résultat.'
export const nowShown = 'Votre résultat peut être montré.'
export const nowHidden = 'Votre résultat n’est visible que pour vous.'
export const notChosen = 'Votre choix n’a pas pu être enregistré. Réessayez.'
export const opensAgain = (time: string) =>
  `Vous pourrez le repasser à partir du ${time}, avec d’autres questions.`
export const earlier = 'Essais précédents'
export const toCertificate = 'Voir votre certificat'
