import { type ActionOf, type Acts, reducerOf, type StepProps, stepAfter, toggle } from '../parts/acts.ts'
import { areAllChosen, areGood, type Rules } from './rules.ts'

const steps = ['quorum', 'plan', 'timelock', 'rules'] as const
export type Step = (typeof steps)[number]

/** What the code of the plan will do; one of them is not in its words. */
export const lines = ['charge', 'forum', 'transfer', 'version'] as const
export type Line = (typeof lines)[number]
export const hostileLine = 'transfer' satisfies Line

export type Vote = 'yes' | 'no'

/** Whom the learner can write to before the vote ends. */
export const holders = ['choir', 'rosa', 'deniz', 'banda', 'pupils'] as const
export type Holder = (typeof holders)[number]

/** In tokens, of 100; each is one vote. */
export const quorum = 30
export const messages = 2

export interface Count {
  readonly yes: number
  readonly no: number
}

const yours = 6
/** Ines has voted before. */
const earlier: Count = { yes: 4, no: 0 }

/** What can be done between the vote and the payment. The first five hold the keys of the emergency stop. */
export const deeds = ['ana', 'bilal', 'chen', 'dora', 'emeka', 'newVote', 'chatLink', 'leave'] as const
export type Deed = (typeof deeds)[number]

/** In hours, as are those of each deed; one thing is done after the other. */
export const timelock = 48
export const hoursOf: Readonly<Record<Deed, number>> = {
  ana: 6,
  bilal: 10,
  chen: 6,
  dora: 20,
  emeka: 24,
  newVote: 72,
  chatLink: 1,
  leave: 4,
}

/** One key is lost, and one holder cannot be reached. */
const signers: readonly Deed[] = ['ana', 'bilal', 'dora']
const signaturesNeeded = 3

export const keyHolders = ['ana', 'bilal', 'chen', 'dora', 'emeka'] as const satisfies readonly Deed[]

export type Ending = 'stopped' | 'late' | 'outvoted' | 'robbed' | 'left'

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
const acts = {
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

/** What comes of a message to them: one is out of reach, and some hold no token. */
export const votesOf: Readonly<Record<Holder, Count>> = {
  choir: { yes: 12, no: 0 },
  rosa: { yes: 16, no: 0 },
  deniz: { yes: 0, no: 9 },
  banda: { yes: 0, no: 0 },
  pupils: { yes: 0, no: 0 },
}

/** The votes in tokens. */
export function countOf(vote: Vote | null, asked: readonly Holder[]): Count {
  const own: Count = { yes: vote === 'yes' ? yours : 0, no: vote === 'no' ? yours : 0 }
  return [own, ...asked.map((holder) => votesOf[holder])].reduce(
    (sum, { yes, no }) => ({ yes: sum.yes + yes, no: sum.no + no }),
    earlier,
  )
}

/** In this DAO a no counts as well; in others only what is not a no does. */
export const turnoutOf = ({ yes, no }: Count) => yes + no

export const isValid = (count: Count) => turnoutOf(count) >= quorum

export const isSigner = (deed: Deed) => signers.includes(deed)

export const signaturesOf = (done: readonly Deed[]) => done.filter(isSigner).length

/** Never below 0. */
export const hoursLeft = (done: readonly Deed[]) =>
  Math.max(0, timelock - done.reduce((sum, deed) => sum + hoursOf[deed], 0))

/** Undefined while there is something left to do. */
export function endingOf(done: readonly Deed[]): Ending | undefined {
  if (done.includes('newVote')) return 'outvoted'
  if (hoursLeft(done) === 0) return 'late'
  if (done.includes('chatLink')) return 'robbed'
  if (done.includes('leave')) return 'left'
  return signaturesOf(done) >= signaturesNeeded ? 'stopped' : undefined
}
