import { makeExercise } from '../parts/exercise.tsx'
import { ChatDrawing } from '../parts/few/drawings.tsx'
import { type SceneResult, SceneView } from '../parts/few/scene-view.tsx'
import { WalletWindow } from '../parts/few/wallet-window.tsx'
import { WayCard, Ways } from '../parts/few/ways.tsx'
import { goOn } from '../parts/practice.en.ts'
import * as text from './exercise.en.ts'
import { InboxStep, PhoneDrawing } from './inbox-step.tsx'
import { beginning, canMove, fateOf, type Move, next, type Props, type State, stepOf } from './wallet.ts'
import { NewWords, Places, Restore, yearOf } from './words.tsx'
import './practice-wallet.css'

function SceneStep(props: Props) {
  const { state, act } = props
  const move = canMove(state, 'go-on') ? 'go-on' : 'go-back'
  return (
    <SceneView scene={state.scene} result={resultOf(state)} onGo={() => act('go', move)}>
      <Place {...props} />
    </SceneView>
  )
}

function Place(props: Props) {
  const take = (move: Move) => () => props.act('go', move)
  switch (props.state.scene) {
    case 'begin':
      return (
        <Ways title={text.begin.title}>
          <WayCard Drawing={PhoneDrawing} {...text.begin.made} onTake={take('take-new')} />
          <WayCard Drawing={ChatDrawing} {...text.begin.given} onTake={take('take-given')} />
        </Ways>
      )
    case 'words':
      return <NewWords {...props} />
    case 'places':
      return <Places {...props} />
    case 'restore':
      return <Restore {...props} />
    case 'meeting':
      return (
        <Ways title={text.meeting.title}>
          <WayCard Drawing={ChatDrawing} {...text.meeting.tell} onTake={take('tell-words')} />
          <WayCard Drawing={PhoneDrawing} {...text.meeting.open} onTake={take('open-window')} />
        </Ways>
      )
    case 'message':
      return <WalletWindow words={text.message} onSign={take('sign')} onRefuse={take('refuse')} />
    default:
      return null
  }
}

function resultOf(state: State): SceneResult | undefined {
  if (state.scene !== 'year') return results[state.scene]
  const fate = fateOf(state.kept)
  const list = yearOf(state)
  return fate === 'safe'
    ? { look: 'right', title: text.yearTitles.safe, list, button: goOn }
    : { look: 'wrong', title: text.yearTitles[fate], list, button: text.again }
}

const results: Readonly<Partial<Record<State['scene'], SceneResult>>> = {
  given: { ...text.given, look: 'wrong' },
  'not-restored': { ...text.notRestored, look: 'plain' },
  restored: { ...text.restored, look: 'right' },
  told: { ...text.told, look: 'wrong' },
  signed: { ...text.signed, look: 'right' },
  unsigned: { ...text.unsigned, look: 'plain' },
}

/** Module 3: a wallet is made, its words are kept and used, a message is signed, an inbox is sorted. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { make: SceneStep, keep: SceneStep, restore: SceneStep, show: SceneStep, sort: InboxStep },
  stepOf: ({ scene }) => stepOf(scene),
  beginning,
  next,
  forReal: text.forReal,
})
