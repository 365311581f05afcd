export const title = (
  <>
    {`${CAPITAL_MODULES} stations. `}
    <br />
    From “what is Web3?” <br />
    to your first token.
  </>
)
export const intro = `Watch short videos in the metaverse, answer ${QUESTIONS || 'a few'} questions in each module, and get a free token at the end.`
export const facts = [
  { fact: 'Free', detail: 'no wallet needed to start' },
  { fact: `${MODULE_COUNT} × 20 min`, detail: 'at your own pace' },
  { fact: 'A certificate', detail: 'at the end of the line' },
]
export const map =
  PROGRAMME_COUNT > 1 ? `${CAPITAL_PROGRAMMES} seasons, ${MODULES} stations` : `${CAPITAL_MODULES} stations`
