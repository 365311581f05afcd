import { makeExercise } from '../parts/exercise.tsx'
import { type SceneResult, SceneView } from '../parts/few/scene-view.tsx'
import { WalletWindow, WindowLine } from '../parts/few/wallet-window.tsx'
import type { Tone } from '../parts/result-note.tsx'
import * as text from './exercise.en.ts'
import { HoldingsCard } from './holdings-card.tsx'
import { Amount, Approvals, Ballot, Doors } from './places.tsx'
import {
  beginning,
  canMove,
  holdingsOf,
  isTaken,
  isTidy,
  lossOf,
  next,
  oldApprovals,
  type Props,
  payIn,
  type Scene,
  type State,
  stepOf,
  type WindowScene,
} from './signing.ts'
import { windows } from './windows.en.ts'
import './signing-window.css'

function SceneStep(props: Props) {
  const { state, act, onDone } = props
  const move = canMove(state, 'go-on') ? 'go-on' : 'go-back'
  const isLast = state.scene === 'later' && isTidy(state)
  return (
    <SceneView
      scene={state.scene}
      result={resultOf(state)}
      onGo={onDone && (() => act('go', move))}
      onDone={isLast ? onDone : undefined}
    >
      <Place {...props} />
    </SceneView>
  )
}

function Place(props: Props) {
  const { state, act } = props
  const { scene } = state
  if (scene === 'doors') return <Doors {...props} />
  if (scene === 'ballot') return <Ballot {...props} />
  if (scene === 'approvals') return <Approvals {...props} />
  if (!isWindow(scene)) return null
  return (
    <WalletWindow
      key={scene}
      words={windows[scene]}
      canSign={canMove(state, 'sign')}
      onSign={() => act('go', 'sign')}
      onRefuse={() => act('go', 'refuse')}
    >
      {scene === 'approval' && <Amount {...props} />}
      {scene === 'vote' && state.vote && (
        <WindowLine
          label={text.ballot.choice}
          value={text.ballot[state.vote]}
          meaning={text.ballot.meaning}
        />
      )}
    </WalletWindow>
  )
}

const laterOf = ({ fates }: State) =>
  oldApprovals.map((approval) => {
    const fate = fates[approval] ?? 'leave'
    return {
      isGood: !isTaken(approval, fate),
      name: text.approvals[approval].name,
      words: text.later[approval][fate],
    }
  })

function resultOf(state: State): SceneResult | undefined {
  const { scene, limit } = state
  if (scene === 'later') {
    const later = { title: text.laterTitle, list: laterOf(state) }
    return isTidy(state)
      ? { ...later, look: 'right', button: text.changeList }
      : { ...later, look: 'wrong', button: text.backToList }
  }
  if (scene === 'approval-signed') {
    const { isPaid, taken } = payIn(limit)
    if (!isPaid) return { ...text.tooLittle, look: 'wrong' }
    if (taken === 0) return { ...text.paid, look: 'right' }
    return { ...text.tooMuch, words: text.tooMuch.words(text.number(taken)), look: 'wrong' }
  }
  const look = looks[scene]
  return look && { ...text.results[scene as keyof typeof text.results], look }
}

const looks: Readonly<Partial<Record<Scene, Tone>>> = {
  'login-signed': 'right',
  'login-refused': 'plain',
  'copy-signed': 'wrong',
  'copy-refused': 'right',
  'approval-refused': 'plain',
  'vote-signed': 'right',
  'vote-refused': 'plain',
  'permit-signed': 'wrong',
  'permit-refused': 'right',
}

const isWindow = (scene: Scene): scene is WindowScene => scene in windows

const Holdings = ({ state }: Props) => <HoldingsCard holdings={holdingsOf(state)} lost={lossOf(state)} />

/** Module 7: what a wallet's window asks, and what comes of it. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { login: SceneStep, pay: SceneStep, vote: SceneStep, tidy: SceneStep },
  Below: Holdings,
  stepOf: ({ scene }) => stepOf(scene),
  beginning,
  next,
  forReal: text.forReal,
})
