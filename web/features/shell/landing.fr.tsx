export const title = (
  <>
    {`${CAPITAL_MODULES} gares. `}
    <br />
    De « c’est quoi, le Web3 ? » <br />à votre premier jeton.
  </>
)
export const intro = `Regardez de courtes vidéos dans le métavers, répondez à ${QUESTIONS || 'quelques'} questions par module et recevez un jeton gratuit au terminus.`
export const facts = [
  { fact: 'Gratuit', detail: 'sans portefeuille pour commencer' },
  { fact: `${MODULE_COUNT} × 20 min`, detail: 'à votre rythme' },
  { fact: 'Un certificat', detail: 'au bout de la ligne' },
]
export const map =
  PROGRAMME_COUNT > 1 ? `${CAPITAL_PROGRAMMES} saisons, ${MODULES} gares` : `${CAPITAL_MODULES} gares`
