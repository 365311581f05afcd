import { describe, expect, it } from 'vitest'
import { fullInbox, type Inbox, isRightPile, messages, type Pile, sortInbox } from './inbox.ts'

const put = (inbox: Inbox, pile: Pile) => sortInbox(inbox, { type: 'put', pile })
const next = (inbox: Inbox) => sortInbox(inbox, { type: 'next' })
const other = (pile: Pile | undefined): Pile => (pile === 'safe' ? 'fraud' : 'safe')

describe('the inbox', () => {
  it('has eight messages, four of them safe, and neither kind in a row of three', () => {
    expect(messages.filter(({ pile }) => pile === 'safe')).toHaveLength(4)
    expect(new Set(messages.map(({ id }) => id)).size).toBe(8)
    expect(messages.map(({ pile }) => pile).join()).not.toMatch(/(safe,?){3}|(fraud,?){3}/)
  })

  it('is empty when each has been put where it belongs', () => {
    let inbox = fullInbox
    for (const { pile } of messages) inbox = next(put(inbox, pile))
    expect(inbox).toEqual({ waiting: [], sorted: messages, put: null, mistakes: 0 })
  })

  it('takes a message on the wrong pile back, as the last one', () => {
    const wrong = put(fullInbox, other(messages[0]?.pile))
    expect(isRightPile(wrong)).toBe(false)
    const inbox = next(wrong)
    expect(inbox.waiting).toEqual([...messages.slice(1), messages[0]])
    expect(inbox).toMatchObject({ sorted: [], put: null, mistakes: 1 })
  })

  it('lets the last one be tried as often as it takes', () => {
    const last = messages.at(-1)
    let inbox: Inbox = { ...fullInbox, waiting: messages.slice(-1) }
    inbox = next(put(next(put(inbox, other(last?.pile))), other(last?.pile)))
    expect(inbox).toMatchObject({ waiting: [last], mistakes: 2 })
    expect(next(put(inbox, last?.pile ?? 'safe')).waiting).toEqual([])
  })

  it('shows what came of a choice before the next message, and lets it stand', () => {
    expect(next(fullInbox)).toEqual(fullInbox)
    const chosen = put(fullInbox, 'fraud')
    expect(put(chosen, 'safe')).toEqual(chosen)
    expect(isRightPile(put(fullInbox, 'safe'))).toBe(true)
  })

  it('stays as it is when nothing is left', () => {
    const empty: Inbox = { ...fullInbox, waiting: [] }
    expect(next(put(empty, 'safe'))).toEqual(empty)
  })
})
