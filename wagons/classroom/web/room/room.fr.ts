import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const hereNow = (count: number) =>
  plural(count, { one: `${count} présent`, other: `${count} présents` })
export const leave = 'Quitter'
export const tabs = 'Ce que vous pouvez faire ici'
export const tools = 'Outils'
export const takePart = 'Participer'
export const questions = 'Question'
export const people = 'Présents'
export const isNew = 'nouveau'
export const newIn = (tab: string) => `Nouveau : ${tab}`
export const anyTime = 'Cours libre'
export const hosted = 'Cours animé'
export const youHost = 'Vous animez'
export const hostAway = 'L’animateur a perdu la connexion. Le cours reste ouvert trois minutes.'
export const lost = 'La connexion au cours est perdue. Reconnexion…'
export const muted = 'L’animateur vous a retiré la parole : vous pouvez écouter et réagir.'
export const caption = 'L’animateur :'

export const benches = 'Sur les bancs'
export const invite = 'Inviter'
export const inviteFriend = 'Inviter quelqu’un : copier le lien'
export const linkCopied = 'Lien copié. Vous pouvez l’envoyer.'
export const linkNotCopied = 'La copie du lien a échoué.'
export const more = (count: number) =>
  plural(count, { one: `et ${count} autre`, other: `et ${count} autres` })
export const you = 'vous'
export const host = 'animateur'
/** Below a figure, where there is little room. */
export const hostMark = 'anim.'
export const mutedMark = 'parole retirée'
export const handUp = 'main levée'
export const openPerson = (nickname: string, seat: number) => `${nickname}, place ${seat}`
export const seat = (seat: number) => `Place ${seat}`
export const hiddenHere = (count: number) =>
  plural(count, { one: `${count} personne est masquée.`, other: `${count} personnes sont masquées.` })
export const showAgain = (nickname: string) => `Afficher à nouveau ${nickname}`

export const handsUp = (count: number) =>
  plural(count, { one: `${count} main levée`, other: `${count} mains levées` })
export const yourTurn = (place: number) => `la vôtre est la nº ${place}`

export const pollAsked = (question: string) => `Une question à tous : ${question}`
export const pollClosed = 'La question est close. Elle n’est pas notée.'
export const pollChosen = 'Réponse reçue. Vous pouvez en changer.'
export const pollOpen = 'Choisissez une réponse. Personne n’est noté.'
export const votes = (count: number) => plural(count, { one: `${count} réponse`, other: `${count} réponses` })
/** Of those who answered. */
export const votersLeft = (count: number) =>
  plural(count, { one: `${count} personne partie depuis`, other: `${count} personnes parties depuis` })
export const yourVote = 'votre réponse'
export const isRight = 'Bonne réponse'
export const yourVoteIsRight = 'Votre réponse est la bonne.'
export const notQuite = 'Pas tout à fait.'
export const rightIsMarked = 'La bonne réponse est indiquée.'
export const rightAnswer = (answer: string, count: number, votes: number) =>
  `Bonne réponse : ${answer} (${count} sur ${votes})`

export const chat = 'Discussion'
export const askHost = 'Poser une question à l’animateur'
export const askNote = 'Seul l’animateur voit votre question.'
export const question = 'Votre question'
export const ask = 'Poser la question'
export const asked = 'L’animateur a reçu votre question :'
export const refused = {
  muted: 'L’animateur vous a retiré la parole.',
  'chat-closed': 'La discussion est fermée.',
  'too-fast': 'C’était trop rapide. Attendez deux secondes.',
  'not-allowed': 'Pas envoyé : les liens et les adresses e-mail sont interdits.',
  gone: 'Ce n’est plus possible.',
} as const
export const notSent = 'Pas envoyé : pas de connexion. Votre texte est toujours là.'
export const notDone = 'Pas de connexion au cours en ce moment.'
