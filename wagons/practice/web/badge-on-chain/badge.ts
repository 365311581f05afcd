import { lasts, type Picture, type Place } from './storage.ts'

export const steps = ['claim', 'record', 'gone', 'make'] as const
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

export type Action =
  | { readonly type: 'type'; readonly code: string }
  | { readonly type: 'choose'; readonly wallet: Wallet }
  | { readonly type: 'claim' }
  | { readonly type: 'lookUp'; readonly wallet: Wallet }
  | { readonly type: 'move' }
  /** Back to the event, as if nothing had been claimed. */
  | { readonly type: 'turnBack' }
  | { readonly type: 'expect'; readonly piece: Piece }
  | { readonly type: 'close' }
  | { readonly type: 'attempt'; readonly attempt: Attempt }
  | { readonly type: 'picture'; readonly picture: Picture }
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'age' }
  | { readonly type: 'goOn' }

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

export const isKnown = (code: string) => plain(code) === plain(posterCode)

/** What a button that is not there or not yet enabled would do is not done. */
export function next(state: State, action: Action): State {
  switch (action.type) {
    case 'type':
      return { ...state, code: action.code, claim: 'open' }
    case 'choose':
      return { ...state, wallet: action.wallet }
    case 'claim':
      return canClaim(state) ? { ...state, claim: isKnown(state.code) ? 'done' : 'refused' } : state
    case 'lookUp':
      return { ...state, lookedUp: withOne(state.lookedUp, action.wallet) }
    case 'move':
      return canMove(state) ? { ...state, isMoved: true } : state
    case 'turnBack':
      return { ...beginning, code: state.code }
    case 'expect':
      return state.isClosed ? state : { ...state, expected: toggle(state.expected, action.piece) }
    case 'close':
      return { ...state, isClosed: true }
    case 'attempt':
      return state.isClosed ? { ...state, tried: withOne(state.tried, action.attempt) } : state
    case 'picture':
      return { ...state, picture: action.picture, isAged: false }
    case 'place':
      return { ...state, place: action.place, isAged: false }
    case 'age':
      return state.picture && state.place ? { ...state, isAged: true } : state
    case 'goOn':
      return canGoOn(state) ? { ...state, step: steps[steps.indexOf(state.step) + 1] ?? state.step } : state
  }
}

const withOne = <T>(all: readonly T[], one: T) => (all.includes(one) ? all : [...all, one])
const toggle = <T>(all: readonly T[], one: T) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

export const canClaim = ({ code, wallet }: State) => plain(code) !== '' && wallet !== null

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
