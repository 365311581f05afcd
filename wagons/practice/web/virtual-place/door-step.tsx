import { type Dispatch, useId } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import { Outcome, ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { CheckRow, Choices } from './choices.tsx'
import { Flow } from './drawings.tsx'
import * as text from './exercise.en.ts'
import { type Action, isSetWell, isVisitGood, names, type State, switches } from './visit.ts'

interface DoorStepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

/** Set what the place may record, go in for an hour, and see what came of it. */
export const DoorStep = ({ state, dispatch }: DoorStepProps) => (
  <StepPart shown={String(state.hasVisited)}>
    {state.hasVisited ? (
      <Hour state={state} dispatch={dispatch} />
    ) : (
      <Door state={state} dispatch={dispatch} />
    )}
  </StepPart>
)

function Door({ state, dispatch }: DoorStepProps) {
  const name = useId()
  return (
    <div className="grid grid-cols-1 gap-4">
      <Choices isFirst legend={text.whichName}>
        {names.map((each) => (
          <OptionRow
            key={each}
            name={name}
            isChosen={state.name === each}
            onChoose={() => dispatch({ type: 'name', name: each })}
          >
            {text.names[each]}
          </OptionRow>
        ))}
      </Choices>
      <Choices legend={text.whatOn}>
        <Flow on={state.on} />
        {switches.map((each) => (
          <CheckRow
            key={each}
            isChecked={state.on.includes(each)}
            onSwitch={() => dispatch({ type: 'switch', name: each })}
          >
            <strong>{text.switches[each].name}</strong>
            <br />
            <span className="text-soft">{text.switches[each].about}</span>
          </CheckRow>
        ))}
      </Choices>
      <Button className="w-full" disabled={!state.name} onClick={() => dispatch({ type: 'visit' })}>
        {text.goIn}
      </Button>
    </div>
  )
}

function Hour({ state, dispatch }: DoorStepProps) {
  const isGood = isVisitGood(state)
  const tone = isGood ? 'right' : 'wrong'
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="status">
        <ResultNote tone={tone} title={isGood ? text.visitGood : text.visitBad}>
          <ul className="outcomes">
            {state.name && (
              <Outcome isGood={state.name === 'invented'} name={text.names[state.name]}>
                {text.nameResults[state.name]}
              </Outcome>
            )}
            {switches.map((name) => (
              <Outcome key={name} isGood={isSetWell(state, name)} name={text.switches[name].name}>
                {text.switchResults[name][state.on.includes(name) ? 'on' : 'off']}
              </Outcome>
            ))}
          </ul>
        </ResultNote>
      </div>
      <div className="grid gap-2 rounded-2xl border-2 border-season border-dashed bg-season-tint px-4 py-[0.9rem]">
        <p>
          <strong>{text.alwaysTitle}</strong>
        </p>
        <ul className="list-disc ps-[1.4rem]">
          {text.always.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{text.alwaysNote}</p>
      </div>
      <Button
        className="w-full"
        look={isGood ? 'outline' : 'solid'}
        onClick={() => dispatch({ type: 'rewind' })}
      >
        {text.backToDoor}
      </Button>
    </div>
  )
}
