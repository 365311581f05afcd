export const checkTitle = 'What do you know already?'
export const finalTitle = 'Final check'
export const chips = { before: 'Before you begin', after: 'After the journey' }
export const aboutCheck = (questions: number) => `${questions} questions, about six minutes.`
export const aboutFinal = (questions: number) =>
  `Show what you know: ${questions} questions on all modules, about ten minutes.`
export const checkLeads =
  'At the end we tell you where to begin, and nothing else: no number, and no list of mistakes.'
export const unknownIsGood = '“I don’t know yet” is a good answer: that is what the course is for.'
export const checkIsOpen = (hours: number) =>
  `It completes nothing and counts for nothing. What you have begun stays open for ${hours} hours, on any of your devices.`
export const checkIsKind = 'Nobody watches you; it is here to help you, and judges nobody.'
export const oneAnswer =
  'One answer to each question, and no going back. At the end you see how many were correct, not which, and what is worth reading again.'
export const finalIsOpen = (hours: number) =>
  `Once you have begun, you have ${hours} hours, on any of your devices. After that the check is over: it counts as a try and has no result.`
export const takenAgain = (days: number) => `You can take it again after ${days} days, with other questions.`
export const noCondition = 'Your certificate does not depend on it.'
export const nobodyWatches = 'Nobody watches you; it shows what you know, to you and, if you wish, to others.'
export const begin = 'Begin the check'
export const again = 'Take it again'
export const toDashboard = 'Go to the dashboard'
export const loadFailed = 'The check could not be loaded.'
export const needsConnection =
  'The check needs a connection. Nothing is lost: what you have answered is saved, and you go on where you were.'
export const absent = 'This site has no such check at the moment.'
export const checkLocked =
  'This check is for the very beginning. You are on your way already: go on with your next module.'
export const finalLocked = (modules: number) =>
  `The final check opens once you have completed all ${modules} modules.`

export const questionOf = (position: number, count: number) => `Question ${position} of ${count}`
export const unknown = 'I don’t know yet'
export const next = 'Next'
export const finish = 'Finish'
export const noOption = 'Please choose an answer, or “I don’t know yet”.'
export const once = 'One answer, no verdict.'
export const until = (time: string) => `Open until ${time}.`
export const unsent =
  'This answer may not have arrived, so your choice stays as it is. All those before it are saved. Press the button again once you have a connection: it counts once.'

export const notStarted = 'The check could not be started. Please try again.'
export const refusals: Readonly<Record<string, string>> = {
  'no-assessment': absent,
  'email-missing':
    'This check is for those who have registered. What you have done so far goes along with you.',
  'journey-begun': 'This check is for the very beginning, and you are on your way already.',
  'modules-missing': 'The final check opens once all modules are completed.',
  'too-soon': 'It is too soon for another final check.',
  'assessment-done': 'You have done this check already.',
  'question-not-open':
    'You have answered this question already, here or elsewhere. You go on with the next one.',
  'question-replaced':
    'This question is no longer part of the check, and your answer to it does not count. Another one takes its place.',
  'unknown-assessment': 'This check is no longer there.',
  'assessment-ended': 'The time for this check is over.',
  'unknown-option': 'This question has changed. Please answer it as it is now.',
}

export const whereToBegin = 'Where to begin'
export const knownModule = (module: string) =>
  `You know the ground of module ${module}: try its quiz directly.`
export const knownModules = (modules: string) =>
  `You know the ground of modules ${modules}: try their quizzes directly.`
export const knowsAll = 'You know the ground of all modules: try the quizzes directly, one after the other.'
export const knowsNone = (first: number) =>
  `Begin with module ${first}. Each module takes you one step further, and nothing is asked that it does not explain.`
export const thenRead = (module: number) => `Begin reading with module ${module}`
export const toQuiz = (module: number) => `Quiz of module ${module}`

export const rightOf = (right: number, count: number) => `${right} of ${count}`
export const firstTry = (date: string) => `First try, ${date}`
export const laterTry = (number: number, date: string) => `Try ${number}, ${date}`
export const correct = 'correct answers'
export const noResult = 'No result'
export const gaveUp = (hours: number) =>
  `The ${hours} hours were over before the last question. It counts as a try, and nothing says what was correct.`
export const readAgain = 'Worth reading again'
export const nothingToRead = 'You know the ground of all modules.'
export const module = (number: number, title: string) => `Module ${number}: ${title}`
export const show = 'Show my best result with my certificate'
export const showNote =
  'On the certificate, its public page and the badge, with the date and which try it was. Only if you wish; you can change this at any time. Files that have been downloaded by then keep the result.'
export const nowShown = 'Your result may be shown.'
export const nowHidden = 'Your result is for you alone.'
export const notChosen = 'Your choice could not be saved. Please try again.'
export const opensAgain = (time: string) => `You can take it again from ${time}, with other questions.`
export const earlier = 'Earlier tries'
export const toCertificate = 'To your certificate'
