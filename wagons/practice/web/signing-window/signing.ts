import { type ActionOf, type Acts, reducerOf, type StepProps, stepWith } from '../parts/acts.ts'

/** What the learner sees: a place to choose, a window of the wallet, or what came of it. */
export type Scene = keyof typeof ways

export type WindowScene = 'login' | 'copy' | 'approval' | 'vote' | 'permit'
export type ResultScene = `${WindowScene}-${'signed' | 'refused'}`

export type Move = 'open-saved' | 'open-chat' | 'sign' | 'refuse' | 'go-on' | 'go-back'

/** From each scene the moves that lead on; nothing wrong is final, so a way leads back from it. */
const ways = {
  doors: { 'open-saved': 'login', 'open-chat': 'copy' },
  login: { sign: 'login-signed', refuse: 'login-refused' },
  'login-refused': { 'go-back': 'login' },
  'login-signed': { 'go-on': 'approval' },
  copy: { sign: 'copy-signed', refuse: 'copy-refused' },
  'copy-refused': { 'go-back': 'doors' },
  'copy-signed': { 'go-back': 'doors' },
  approval: { sign: 'approval-signed', refuse: 'approval-refused' },
  'approval-refused': { 'go-back': 'approval' },
  'approval-signed': { 'go-on': 'ballot', 'go-back': 'approval' },
  ballot: { 'go-on': 'vote' },
  vote: { sign: 'vote-signed', refuse: 'vote-refused' },
  'vote-refused': { 'go-back': 'vote' },
  'vote-signed': { 'go-on': 'permit' },
  permit: { sign: 'permit-signed', refuse: 'permit-refused' },
  'permit-signed': { 'go-back': 'permit' },
  'permit-refused': { 'go-on': 'approvals' },
  approvals: { 'go-on': 'later' },
  later: { 'go-back': 'approvals' },
} as const

const steps = {
  login: ['doors', 'login', 'login-refused', 'login-signed', 'copy', 'copy-refused', 'copy-signed'],
  pay: ['approval', 'approval-refused', 'approval-signed'],
  vote: ['ballot', 'vote', 'vote-refused', 'vote-signed', 'permit', 'permit-refused', 'permit-signed'],
  tidy: ['approvals', 'later'],
} as const satisfies Readonly<Record<string, readonly Scene[]>>
export type Step = keyof typeof steps
export const stepOf = (scene: Scene) => stepWith(steps, scene)

export const oldApprovals = ['farm', 'phone', 'stranger'] as const
export type OldApproval = (typeof oldApprovals)[number]
export type Fate = 'leave' | 'disconnect' | 'revoke'

export interface State {
  readonly scene: Scene
  /** As typed; null is unlimited. */
  readonly limit: string | null
  readonly vote: 'yes' | 'no' | null
  readonly fates: Readonly<Partial<Record<OldApproval, Fate>>>
}

export const beginning: State = { scene: 'doors', limit: null, vote: null, fates: {} }

const acts = {
  go: (state, move: Move) => {
    const scene = wayOf(state, move)
    return scene && canMove(state, move) ? { ...state, scene } : state
  },
  limit: (state, limit: string | null) => (state.scene === 'approval' ? { ...state, limit } : state),
  vote: (state, vote: 'yes' | 'no') => (state.scene === 'ballot' ? { ...state, vote } : state),
  decide: (state, approval: OldApproval, fate: Fate) =>
    state.scene === 'approvals' ? { ...state, fates: { ...state.fates, [approval]: fate } } : state,
} satisfies Acts<State>

export type Action = ActionOf<typeof acts>
export type Props = StepProps<State, typeof acts>
export const next = reducerOf<State, typeof acts>(acts)

export function canMove(state: State, move: Move): boolean {
  if (!wayOf(state, move)) return false
  if (state.scene === 'approval' && move === 'sign') return readLimit(state.limit) !== undefined
  if (state.scene === 'ballot') return state.vote !== null
  if (state.scene === 'approvals') return oldApprovals.every((approval) => state.fates[approval])
  if (state.scene === 'approval-signed') {
    const { isPaid, taken } = payIn(state.limit)
    return (move === 'go-on') === (isPaid && taken === 0)
  }
  return true
}

const wayOf = ({ scene }: State, move: Move): Scene | undefined =>
  (ways[scene] as Partial<Record<Move, Scene>>)[move]

export interface Holdings {
  readonly dollars: number
  readonly points: number
  /** For fees, which are too small to show. */
  readonly ether: number
}

const atFirst: Holdings = { dollars: 300, points: 80, ether: 0.05 }
/** What the fund collects, in practice dollars. */
export const due = 40
/** What the phone app collects in three months, which is also its limit. */
const phoneBill = 30

/** Undefined for what is not an amount. */
export function readLimit(limit: string | null): number | undefined {
  if (limit === null) return Number.POSITIVE_INFINITY
  const written = limit.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(written) ? Number(written) : undefined
}

/** Whether the fund gets its due, and what a thief who breaks its contract later can take beyond that. */
export function payIn(limit: string | null): { readonly isPaid: boolean; readonly taken: number } {
  const allowed = readLimit(limit) ?? 0
  if (allowed < due) return { isPaid: false, taken: 0 }
  return { isPaid: true, taken: Math.min(atFirst.dollars - due, allowed - due) }
}

/** What three months bring. An approval stays until it is revoked: to disconnect changes nothing about it. */
export const isTaken = (approval: OldApproval, fate: Fate | undefined) =>
  approval !== 'phone' && fate !== 'revoke'

export const isTidy = ({ fates }: State) =>
  !oldApprovals.some((approval) => isTaken(approval, fates[approval]))

export function holdingsOf(state: State): Holdings {
  const { scene, limit, fates } = state
  const step = stepOf(scene)
  if (step === 'login' || (step === 'pay' && scene !== 'approval-signed')) return atFirst
  const { isPaid, taken } = payIn(limit)
  const paid = { ...atFirst, dollars: atFirst.dollars - (isPaid ? due : 0) - taken }
  if (scene === 'permit-signed') return { ...paid, dollars: 0, points: 0 }
  if (scene !== 'later') return paid
  const bill = fates.phone === 'revoke' ? 0 : phoneBill
  return {
    ...paid,
    dollars: isTaken('farm', fates.farm) ? 0 : paid.dollars - bill,
    points: isTaken('stranger', fates.stranger) ? 0 : paid.points,
  }
}

/** What was there before the scene, where it has taken something. */
export function lossOf(state: State): Partial<Holdings> {
  if (state.scene === 'approval-signed' && payIn(state.limit).taken > 0)
    return { dollars: atFirst.dollars - due }
  const { dollars, points } = holdingsOf({ ...state, scene: 'approvals' })
  if (state.scene === 'permit-signed') return { dollars, points }
  if (state.scene !== 'later') return {}
  return {
    ...(isTaken('farm', state.fates.farm) && { dollars }),
    ...(isTaken('stranger', state.fates.stranger) && { points }),
  }
}
