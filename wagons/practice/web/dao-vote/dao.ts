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

export type Action =
  | { readonly type: 'vote'; readonly vote: Vote }
  /** Chooses whom to write to, or chooses them no longer. */
  | { readonly type: 'ask'; readonly holder: Holder }
  | { readonly type: 'count' }
  | { readonly type: 'point'; readonly line: Line }
  | { readonly type: 'show' }
  | { readonly type: 'do'; readonly deed: Deed }
  | { readonly type: 'rule'; readonly rules: Partial<Rules> }
  | { readonly type: 'try' }
  /** Takes back what came of the step. */
  | { readonly type: 'goBack' }
  | { readonly type: 'goOn' }

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
export function next(state: State, action: Action): State {
  switch (action.type) {
    case 'vote':
      return { ...state, vote: action.vote }
    case 'ask':
      return { ...state, asked: toggle(state.asked, action.holder) }
    case 'count':
      return canCount(state) ? { ...state, isCounted: true } : state
    case 'point':
      return { ...state, line: action.line }
    case 'show':
      return state.line ? { ...state, isShown: true } : state
    case 'do':
      return canDo(state, action.deed) ? { ...state, deeds: [...state.deeds, action.deed] } : state
    case 'rule':
      return { ...state, rules: { ...state.rules, ...action.rules }, isTried: false }
    case 'try':
      return areAllChosen(state.rules) ? { ...state, isTried: true } : state
    case 'goBack':
      return { ...state, ...undone[state.step] }
    case 'goOn':
      return canGoOn(state) ? { ...state, step: steps[steps.indexOf(state.step) + 1] ?? state.step } : state
  }
}

const undone: Readonly<Record<Step, Partial<State>>> = {
  quorum: { isCounted: false },
  plan: { isShown: false },
  timelock: { deeds: [] },
  rules: { isTried: false },
}

function toggle(asked: readonly Holder[], holder: Holder): readonly Holder[] {
  if (asked.includes(holder)) return asked.filter((other) => other !== holder)
  return asked.length < messages ? [...asked, holder] : asked
}

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
