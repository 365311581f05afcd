const titleTo = (end: string) => (
  <>
    {`${CAPITAL_MODULES} gares. `}
    <br />
    De « c’est quoi, le Web3 ? » <br />
    {end}
  </>
)
export const title = titleTo('à votre premier jeton.')
export const titleWithoutToken = titleTo('à votre certificat.')
export const intro = `Regardez de courtes vidéos dans le métavers, répondez à ${QUESTIONS || 'quelques'} questions par module et recevez un jeton gratuit à la fin.`
/** Of the token, where the site names no chain. */
export const byList = 'Il arrive un peu plus tard.'
export const introWithoutToken = `Regardez de courtes vidéos dans le métavers, répondez à ${QUESTIONS || 'quelques'} questions par module et recevez un certificat gratuit à la fin.`
export const facts = ['Gratuit', `environ ${JOURNEY_TIME}`, 'sans portefeuille']
export const certificate = 'un certificat vérifiable par tous'
export const start = 'Commencer gratuitement'
export const look = 'Voir la première leçon'
export const haveAccount = 'J’ai un compte'
export const map =
  PROGRAMME_COUNT > 1 ? `${CAPITAL_PROGRAMMES} saisons, ${MODULES} gares` : `${CAPITAL_MODULES} gares`

export const welcomeAboard = (name: string) => (name ? `Bienvenue à bord, ${name}` : 'Bienvenue à bord')
export const welcomeBack = (name: string) => (name ? `Vous revoilà à bord, ${name}` : 'Vous revoilà à bord')
export const next = 'Prochaine gare : '
export const waiting = 'Votre train vous attend.'
export const allDone = `Les ${MODULES} gares sont derrière vous.`
export const goOn = 'Continuer'
