export const title = (
  <>
    Nine stations. <br />
    From “what is Web3?” <br />
    to your first token.
  </>
)
export const intro =
  'Watch short videos in the metaverse, answer ten questions in each module, and get a free token at the end.'
export const facts = [
  { fact: 'Free', detail: 'no wallet needed to start' },
  { fact: '9 × 20 min', detail: 'at your own pace' },
  { fact: 'A certificate', detail: 'at the end of the line' },
]
export const map = 'Five seasons, nine stations'
