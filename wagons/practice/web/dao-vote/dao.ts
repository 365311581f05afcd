import { type ActionOf, type Acts, reducerOf, stepAfter, toggle } from '../parts/acts.ts'
import type { StepProps } from '../parts/exercise.tsx'
import { countOf, type Holder, isValid, messages, type Vote } from './quorum.ts'
import { areAllChosen, areGood, type Rules } from './rules.ts'
import { type Deed, endingOf } from './timelock.ts'

export const steps = ['quorum', 'plan', 'timelock', 'rules'] as const
export type Step = (typeof steps)[number]

/** What the code of the plan will do; one of them is not in its words. */
export const lines = ['charge', 'forum', 'transfer', 'version'] as const
export type Line = (typeof lines)[number]
export const hostileLine = 'transfer' satisfies Line

export interface State {
  readonly step: Step
  readonly vote: Vote | null
  readonly asked: readonly Holder[]
  readonly isCounted: boolean
  readonly line: Line | null
  readonly isShown: boolean
  /** In the order in which they were done. */
  readonly deeds: readonly Deed[]
  readonly rules: Partial<Rules>
  readonly isTried: boolean
}

export const beginning: State = {
  step: 'quorum',
  vote: null,
  asked: [],
  isCounted: false,
  line: null,
  isShown: false,
  deeds: [],
  rules: {},
  isTried: false,
}

/** What a button that is not yet enabled would do is not done. */
export const acts = {
  vote: (state, vote: Vote) => ({ ...state, vote }),
  /** Chooses whom to write to, or chooses them no longer. */
  ask: (state, holder: Holder) =>
    canAsk(state, holder) ? { ...state, asked: toggle(state.asked, holder) } : state,
  count: (state) => (canCount(state) ? { ...state, isCounted: true } : state),
  point: (state, line: Line) => ({ ...state, line }),
  show: (state) => (state.line ? { ...state, isShown: true } : state),
  do: (state, deed: Deed) => (canDo(state, deed) ? { ...state, deeds: [...state.deeds, deed] } : state),
  rule: (state, rules: Partial<Rules>) => ({ ...state, rules: { ...state.rules, ...rules }, isTried: false }),
  try: (state) => (areAllChosen(state.rules) ? { ...state, isTried: true } : state),
  /** Takes back what came of the step. */
  goBack: (state) => ({ ...state, ...undone[state.step] }),
  goOn: (state) => (canGoOn(state) ? { ...state, step: stepAfter(steps, state.step) } : state),
} satisfies Acts<State>

export type Action = ActionOf<typeof acts>
export type Props = StepProps<State, typeof acts>
export const next = reducerOf<State, typeof acts>(acts)

const undone: Readonly<Record<Step, Partial<State>>> = {
  quorum: { isCounted: false },
  plan: { isShown: false },
  timelock: { deeds: [] },
  rules: { isTried: false },
}

export const canAsk = ({ asked }: State, holder: Holder) => asked.includes(holder) || asked.length < messages

export const canCount = ({ vote, asked }: State) => vote !== null && asked.length === messages

const canDo = ({ step, deeds }: State, deed: Deed) =>
  step === 'timelock' && !endingOf(deeds) && !deeds.includes(deed)

/** Whether the step has come to a good end; after the last one there is nothing to go on to. */
export function canGoOn(state: State): boolean {
  switch (state.step) {
    case 'quorum':
      return state.isCounted && isValid(countOf(state.vote, state.asked))
    case 'plan':
      return state.isShown && state.line === hostileLine
    case 'timelock':
      return endingOf(state.deeds) === 'stopped'
    case 'rules':
      return state.isTried && areAllChosen(state.rules) && areGood(state.rules)
  }
}
