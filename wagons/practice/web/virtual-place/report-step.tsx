import { Choices } from '../parts/choices.tsx'
import { StepPart } from '../parts/exercise.tsx'
import { WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import * as text from './exercise.en.ts'
import { entries, isEnteredWell, isReportGood, type Props } from './visit.ts'

export const ReportStep = (props: Props) => (
  <StepPart shown={String(props.state.isSent)}>
    {props.state.isSent ? <Answer {...props} /> : <Report {...props} />}
  </StepPart>
)

const Report = ({ state, act }: Props) => (
  <>
    <h3 tabIndex={-1} className="text-[1.375rem]/[1.2]">
      {text.whatIn}
    </h3>
    <Choices
      legend={text.whatIn}
      legendLook="sr-only"
      className="gap-2.5"
      options={entries}
      words={(entry) => text.entries[entry]}
      chosen={state.entries}
      onChoose={(entry) => act('enter', entry)}
    />
    <WideButton isOff={state.entries.length === 0} words={text.send} onPress={() => act('send')} />
  </>
)

function Answer({ state, act }: Props) {
  const isGood = isReportGood(state)
  const faults = entries.filter((entry) => !isEnteredWell(state, entry))
  return (
    <>
      <div role="status">
        <ResultNote
          look={isGood ? 'right' : 'wrong'}
          title={isGood ? text.reportGood : text.reportBad}
          list={
            !isGood &&
            faults.map((entry) => ({ isGood, name: text.entries[entry], words: text.entryFaults[entry] }))
          }
          words={isGood && text.reportGoodWords}
        />
      </div>
      <WideButton look={isGood ? 'outline' : 'solid'} words={text.rewrite} onPress={() => act('rewrite')} />
    </>
  )
}
