import { makeExercise } from '../parts/exercise.tsx'
import { type SceneResult, SceneView } from '../parts/few/scenes.tsx'
import { WalletWindow, WindowLine } from '../parts/few/wallet-window.tsx'
import type { Tone } from '../parts/result-note.tsx'
import * as text from './exercise.en.ts'
import { Amount, Approvals, Ballot, Doors } from './places.tsx'
import {
  beginning,
  canMove,
  type Holdings,
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
          value={text.ballot.numbers[state.vote]}
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

const kinds = ['dollars', 'points', 'ether'] as const

/** What the practice wallet has, so that what is taken is seen to go. */
function HoldingsCard({ state }: Props) {
  const holdings = holdingsOf(state)
  const lost = lossOf(state)
  return (
    <section aria-label={text.wallet} className="rounded-2xl border-2 border-season border-dashed px-4 py-3">
      <p className="mb-2 text-[0.875rem] text-soft">{text.wallet}</p>
      <ul className="flex flex-wrap gap-2">
        {kinds.map((kind) => {
          const before = lost[kind]
          return (
            <li
              key={kind}
              className="grid flex-[1_1_5rem] content-start justify-items-center text-center text-[0.875rem]/[1.25]"
            >
              <TokenDrawing kind={kind} />
              <strong className={`font-display text-[1.5rem] ${before === undefined ? '' : 'text-wrong'}`}>
                {text.number(holdings[kind])}
              </strong>
              <span>{text.holdings[kind]}</span>
              {before !== undefined && (
                <span className="text-wrong">
                  {text.before} <s>{text.number(before)}</s>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const shapes = {
  dollars: 'M16 7.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Z',
  points:
    'm16 6.500 2.900 6.200 6.600.800-4.900 4.600 1.300 6.600-5.900-3.300-5.900 3.300 1.300-6.600-4.900-4.600 6.600-.800Z',
  ether: 'm16 5.500 6.500 10.500-6.500 10.500-6.500-10.500Zm-6.500 10.500 6.500 3.500 6.500-3.500',
} as const

const TokenDrawing = ({ kind }: { readonly kind: keyof Holdings }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9">
    <circle cx="16" cy="16" r="14.500" fill="var(--season-tint)" stroke="var(--season)" strokeWidth="2" />
    <path d={shapes[kind]} fill="none" stroke="var(--season)" strokeWidth="2" strokeLinejoin="round" />
  </svg>
)

/** Module 7: what a wallet's window asks, and what comes of it. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { login: SceneStep, pay: SceneStep, vote: SceneStep, tidy: SceneStep },
  Below: HoldingsCard,
  stepOf: ({ scene }) => stepOf(scene),
  beginning,
  next,
  achieved: text.achieved,
  forReal: text.forReal,
})
