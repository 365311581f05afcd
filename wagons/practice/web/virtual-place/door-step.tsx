import { Choices } from '../parts/choices.tsx'
import { StepPart } from '../parts/exercise.tsx'
import { WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { Flow } from './drawings.tsx'
import * as text from './exercise.en.ts'
import { isSetWell, isVisitGood, type Name, names, type Props, type State, switches } from './visit.ts'

/** Set what the place may record, go in for an hour, and see what came of it. */
export const DoorStep = (props: Props) => (
  <StepPart shown={String(props.state.hasVisited)}>
    {props.state.hasVisited ? <Hour {...props} /> : <Door {...props} />}
  </StepPart>
)

const Door = ({ state, act }: Props) => (
  <>
    <h3 tabIndex={-1} className="text-[1.375rem]/[1.2]">
      {text.whichName}
    </h3>
    <Choices
      legend={text.whichName}
      legendLook="sr-only"
      className="gap-2.5"
      options={names}
      words={(name) => text.names[name]}
      chosen={state.name}
      onChoose={(name) => act('name', name)}
    />
    <Choices
      legend={text.whatOn}
      className="gap-2.5"
      options={switches}
      words={(name) => (
        <>
          <strong>{text.switches[name].name}</strong>
          <br />
          <span className="text-soft">{text.switches[name].about}</span>
        </>
      )}
      chosen={state.on}
      onChoose={(name) => act('switch', name)}
    >
      <Flow on={state.on} />
    </Choices>
    <WideButton isOff={!state.name} words={text.goIn} onPress={() => act('visit')} />
  </>
)

function Hour({ state, act }: Props) {
  const isGood = isVisitGood(state)
  return (
    <>
      <div role="status">
        <ResultNote
          look={isGood ? 'right' : 'wrong'}
          title={isGood ? text.visitGood : text.visitBad}
          list={[...(state.name ? [nameResult(state.name)] : []), ...switchResults(state)]}
        />
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
      <WideButton look={isGood ? 'outline' : 'solid'} words={text.backToDoor} onPress={() => act('rewind')} />
    </>
  )
}

const nameResult = (name: Name) => ({
  isGood: name === 'invented',
  name: text.names[name],
  words: text.nameResults[name],
})

const switchResults = (state: State) =>
  switches.map((name) => ({
    isGood: isSetWell(state, name),
    name: text.switches[name].name,
    words: text.switchResults[name][state.on.includes(name) ? 'on' : 'off'],
  }))
