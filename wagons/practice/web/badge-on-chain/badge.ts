import { type ActionOf, type Acts, reducerOf, type StepProps, stepAfter, toggle } from '../parts/acts.ts'

const steps = ['claim', 'record', 'gone', 'make'] as const
export type Step = (typeof steps)[number]

/** The learner's addresses: one with money in it, and one that is new and empty. */
export const wallets = ['main', 'badges'] as const
export type Wallet = (typeof wallets)[number]

/** What there is to a badge, and whether it is still there when its host is gone. */
export const pieces = ['number', 'holder', 'picture', 'day', 'description', 'link'] as const
export type Piece = (typeof pieces)[number]
const offChain: readonly Piece[] = ['picture', 'description']
export const stays = (piece: Piece) => !offChain.includes(piece)

/** What can be tried to get the picture back. */
export const attempts = ['copy', 'explorer', 'wait'] as const
export type Attempt = (typeof attempts)[number]

export const pictures = ['photo', 'drawing'] as const
export type Picture = (typeof pictures)[number]

/** Where a file can be kept: on IPFS by one computer or by several. */
export const places = ['server', 'ipfsOne', 'ipfsMany', 'chain'] as const
export type Place = (typeof places)[number]

export interface State {
  readonly step: Step
  /** As typed. */
  readonly code: string
  readonly wallet: Wallet | null
  readonly claim: 'open' | 'refused' | 'done'
  readonly lookedUp: readonly Wallet[]
  /** Sent on to the other wallet, which the record keeps for ever. */
  readonly isMoved: boolean
  /** What the learner expects to stay. */
  readonly expected: readonly Piece[]
  readonly isClosed: boolean
  readonly tried: readonly Attempt[]
  readonly picture: Picture | null
  readonly place: Place | null
  readonly isAged: boolean
}

export const beginning: State = {
  step: 'claim',
  code: '',
  wallet: null,
  claim: 'open',
  lookedUp: [],
  isMoved: false,
  expected: [],
  isClosed: false,
  tried: [],
  picture: null,
  place: null,
  isAged: false,
}

/** What stands on the poster of the event. */
export const posterCode = 'LAMP-7'

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

/** What a button that is not there or not yet enabled would do is not done. */
const acts = {
  type: (state, code: string) => ({ ...state, code, claim: 'open' }),
  choose: (state, wallet: Wallet) => ({ ...state, wallet }),
  claim: (state) => (canClaim(state) ? { ...state, claim: isKnown(state) ? 'done' : 'refused' } : state),
  lookUp: (state, wallet: Wallet) => ({ ...state, lookedUp: withOne(state.lookedUp, wallet) }),
  move: (state) => (canMove(state) ? { ...state, isMoved: true } : state),
  /** Back to the event, as if nothing had been claimed. */
  turnBack: ({ code }) => ({ ...beginning, code }),
  expect: (state, piece: Piece) =>
    state.isClosed ? state : { ...state, expected: toggle(state.expected, piece) },
  close: (state) => ({ ...state, isClosed: true }),
  attempt: (state, attempt: Attempt) =>
    state.isClosed ? { ...state, tried: withOne(state.tried, attempt) } : state,
  picture: (state, picture: Picture) => ({ ...state, picture, isAged: false }),
  place: (state, place: Place) => ({ ...state, place, isAged: false }),
  age: (state) => (state.picture && state.place ? { ...state, isAged: true } : state),
  goOn: (state) => (canGoOn(state) ? { ...state, step: stepAfter(steps, state.step) } : state),
} satisfies Acts<State>

export type Action = ActionOf<typeof acts>
export type Props = StepProps<State, typeof acts>
export const next = reducerOf<State, typeof acts>(acts)

const withOne = <T>(all: readonly T[], one: T) => (all.includes(one) ? all : [...all, one])

export const canClaim = ({ code, wallet }: State) => plain(code) !== '' && wallet !== null

const isKnown = ({ code }: State) => plain(code) === plain(posterCode)

export const canMove = ({ wallet, isMoved }: State) => wallet === 'main' && !isMoved

/** Where the badge is now. */
export const holderOf = ({ wallet, isMoved }: State): Wallet => (isMoved ? 'badges' : (wallet ?? 'badges'))

/** Whether someone who knows one of the addresses finds the badge and the money together. */
export function tieOf({ wallet, isMoved }: State): 'apart' | 'together' | 'tied' {
  if (wallet !== 'main') return 'apart'
  return isMoved ? 'tied' : 'together'
}

export const foreseen = ({ expected }: State) =>
  pieces.filter((piece) => expected.includes(piece) === stays(piece)).length

/** What the wallet app shows in place of the picture. */
export function shownOf({ isClosed, tried }: State): 'whole' | 'missing' | 'replaced' {
  if (!isClosed) return 'whole'
  return tried.includes('wait') ? 'replaced' : 'missing'
}

/** Whether the step has come to its end; after the last one there is nothing to go on to. */
export function canGoOn(state: State): boolean {
  switch (state.step) {
    case 'claim':
      return state.claim === 'done'
    case 'record':
      return state.lookedUp.length === wallets.length
    case 'gone':
      return state.tried.length > 0
    case 'make':
      return state.isAged && !!state.picture && !!state.place && lasts(state.picture, state.place)
  }
}

/** In practice dollars. */
export const budget = 20

const kilobytes: Readonly<Record<Picture, number>> = { photo: 3000, drawing: 2 }

export function costOf(picture: Picture, place: Place): number {
  if (place === 'chain') return kilobytes[picture]
  return place === 'ipfsMany' ? 8 : 0
}

export type Outcome = 'closed' | 'unkept' | 'kept' | 'tooDear' | 'onChain'

/** What ten years bring: the company closes, and the learner's computer breaks. */
export function outcomeOf(picture: Picture, place: Place): Outcome {
  if (costOf(picture, place) > budget) return 'tooDear'
  return ({ server: 'closed', ipfsOne: 'unkept', ipfsMany: 'kept', chain: 'onChain' } as const)[place]
}

export const lasts = (picture: Picture, place: Place) =>
  ['kept', 'onChain'].includes(outcomeOf(picture, place))
