const titleTo = (end: string) => (
  <>
    {`${CAPITAL_MODULES} stations. `}
    <br />
    From “what is Web3?” <br />
    {end}
  </>
)
export const title = titleTo('to your first token.')
export const titleWithoutToken = titleTo('to your certificate.')
export const intro = `Watch short videos in the metaverse, answer ${QUESTIONS || 'a few'} questions in each module, and get a free token at the end.`
/** Of the token, where the site names no chain. */
export const byList = 'It comes a little later.'
export const introWithoutToken = `Watch short videos in the metaverse, answer ${QUESTIONS || 'a few'} questions in each module, and get a free certificate at the end.`
export const facts = ['Free', `about ${JOURNEY_TIME} in all`, 'no wallet needed']
export const certificate = 'a certificate that anyone can check'
export const start = 'Start free'
export const look = 'See the first lesson'
export const haveAccount = 'I have an account'
export const map =
  PROGRAMME_COUNT > 1 ? `${CAPITAL_PROGRAMMES} seasons, ${MODULES} stations` : `${CAPITAL_MODULES} stations`

export const welcomeAboard = (name: string) => (name ? `Welcome aboard, ${name}` : 'Welcome aboard')
export const welcomeBack = (name: string) => (name ? `Welcome back, ${name}` : 'Welcome back')
export const next = 'Next: '
export const waiting = 'Your train is waiting.'
export const allDone = `All ${MODULES} stations are behind you.`
export const goOn = 'Continue'
