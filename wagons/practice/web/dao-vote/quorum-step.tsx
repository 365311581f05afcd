import { Choices, Named } from '../parts/choices.tsx'
import { StepPart } from '../parts/exercise.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { canAsk, canCount, canGoOn, countOf, holders, type Props, turnoutOf, votesOf } from './dao.ts'
import * as text from './exercise.en.ts'
import { TokenBar } from './token-bar.tsx'

/** A vote that needs others to take part. */
export function QuorumStep(props: Props) {
  const { state, act } = props
  const isWon = canGoOn(state)
  return (
    <StepPart shown={String(state.isCounted)}>
      {!state.isCounted && <Ballot {...props} />}
      <div role="status">{state.isCounted && <Result {...props} />}</div>
      {state.isCounted && (
        <WideButton words={!isWon && text.isVoid.button} onPress={() => act(isWon ? 'goOn' : 'goBack')} />
      )}
    </StepPart>
  )
}

const Ballot = ({ state, act }: Props) => (
  <Form className="gap-5" onSubmit={() => act('count')}>
    <TokenBar count={countOf(state.vote, [])} />
    <Choices
      legend={
        <h3 tabIndex={-1} className="text-[1.375rem]/[1.2]">
          {text.yourVote}
        </h3>
      }
      beside="grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3"
      options={['yes', 'no']}
      words={(vote) => text.votes[vote]}
      chosen={state.vote}
      onChoose={(vote) => act('vote', vote)}
    />
    <Choices
      legend={text.writeTo}
      options={holders}
      words={(holder) => (
        <Named name={<strong>{text.holders[holder].name}</strong>} about={text.holders[holder].about} />
      )}
      chosen={state.asked}
      isClosed={(holder) => !canAsk(state, holder)}
      onChoose={(holder) => act('ask', holder)}
    />
    <WideButton isOff={!canCount(state)} words={text.send} />
  </Form>
)

function Result({ state }: Props) {
  const isWon = canGoOn(state)
  const { title, words } = isWon ? text.isWon : text.isVoid
  return (
    <ResultNote
      look={isWon ? 'right' : 'wrong'}
      title={title}
      words={words}
      list={state.asked.map((holder) => ({
        isGood: turnoutOf(votesOf[holder]) > 0,
        name: text.holders[holder].name,
        words: text.cameOf[holder],
      }))}
    >
      <TokenBar count={countOf(state.vote, state.asked)} />
    </ResultNote>
  )
}
