export type Pile = 'safe' | 'fraud'
export type MessageId = 'update' | 'rules' | 'dust' | 'repayment' | 'voice' | 'address' | 'login' | 'token'
export type Channel = 'app' | 'mail' | 'chat' | 'voice'

export interface Message {
  readonly id: MessageId
  readonly channel: Channel
  readonly pile: Pile
}

/** In the order in which they come. */
export const messages: readonly Message[] = [
  { id: 'update', channel: 'app', pile: 'safe' },
  { id: 'rules', channel: 'mail', pile: 'fraud' },
  { id: 'dust', channel: 'app', pile: 'fraud' },
  { id: 'repayment', channel: 'app', pile: 'safe' },
  { id: 'voice', channel: 'voice', pile: 'fraud' },
  { id: 'address', channel: 'chat', pile: 'safe' },
  { id: 'login', channel: 'mail', pile: 'safe' },
  { id: 'token', channel: 'mail', pile: 'fraud' },
]

export interface Inbox {
  /** The first is the one to read now. */
  readonly waiting: readonly Message[]
  readonly sorted: readonly Message[]
  /** Where the learner has just put the first. */
  readonly put: Pile | null
  /** Each time that one went onto the wrong pile. */
  readonly mistakes: number
}

export type InboxAction = { readonly type: 'put'; readonly pile: Pile } | { readonly type: 'next' }

export const fullInbox: Inbox = { waiting: messages, sorted: [], put: null, mistakes: 0 }

export const isRightPile = ({ waiting, put }: Inbox): boolean => waiting[0]?.pile === put

/** A message on the wrong pile comes again when the others have been sorted. */
export function sortInbox(inbox: Inbox, action: InboxAction): Inbox {
  const { waiting, sorted, put, mistakes } = inbox
  const [first, ...others] = waiting
  if (!first) return inbox
  if (action.type === 'put') return put ? inbox : { ...inbox, put: action.pile }
  if (!put) return inbox
  return first.pile === put
    ? { waiting: others, sorted: [...sorted, first], put: null, mistakes }
    : { waiting: [...others, first], sorted, put: null, mistakes: mistakes + 1 }
}
