import { describe, expect, it } from 'vitest'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import {
  hostConnection,
  playRoom,
  visitorOfConnection as visitorOf,
} from '#wagons/classroom/testing/played-room.ts'

const names = (frames: readonly { readonly name: string }[]) => frames.map(({ name }) => name)

describe('a learner who hides another', () => {
  function twoWithHost() {
    const room = playRoom()
    room.enter(1)
    room.enter(2)
    room.host()
    room.send(hostConnection, 'openChat', { isOpen: true })
    room.forget()
    return room
  }

  it('sees and hears them no more, nor they the learner, and the host both', () => {
    const room = twoWithHost()
    room.send(1, 'hide', { visitor: visitorOf(2), isHidden: true })
    expect(room.seen(1)).toEqual([
      { name: 'hidden', data: { hidden: [{ visitor: visitorOf(2), nickname: 'Nick 2' }] } },
    ])
    expect(room.seen(2)).toEqual([{ name: 'gone', data: { seats: [1] } }])
    expect(room.recorded()).toEqual([
      { kind: 'hide', accountId: 'account 1', other: 'account 2', isHidden: true },
    ])

    for (const [from, to] of [
      [1, 2],
      [2, 1],
    ] as const) {
      room.send(from, 'say', { text: 'hello' })
      room.send(from, 'react', { reaction: 'heart' })
      room.send(from, 'hand', { isUp: true })
      room.move(from, { ...placeOfSeat(from), heading: 9 })
      room.tick()
      expect(room.seen(to).filter(({ name }) => name !== 'hands')).toEqual([])
      expect(room.places()).toEqual([
        { to: [from, hostConnection], seats: [from], places: expect.anything() },
      ])
      expect(names(room.seen(hostConnection))).toEqual(expect.arrayContaining(['line', 'reacted', 'hands']))
      room.forget()
    }
  })

  it('keeps them on the own list alone, to take it back', () => {
    const room = twoWithHost()
    room.send(1, 'hide', { visitor: visitorOf(2), isHidden: true })
    room.enter(5, { accountId: 'account 1', hides: ['account 2'] })
    room.enter(6, { accountId: 'account 2', hiddenBy: ['account 1'] })
    expect(room.seen(5)[0]).toMatchObject({
      data: { people: [{ seat: 1 }, { seat: 2 }, { seat: 0 }], hidden: [{ nickname: 'Nick 2' }] },
    })
    expect(room.seen(6)[0]).toMatchObject({ data: { people: [{ seat: 2 }, { seat: 0 }], hidden: [] } })

    room.send(5, 'hide', { visitor: visitorOf(2), isHidden: false })
    expect(room.seen(6)).toMatchObject([{ name: 'came', data: { people: [{ seat: 1 }] } }])
  })

  it('do not see what the other wrote, whether that one has left or comes again', () => {
    const room = twoWithHost()
    room.send(1, 'hide', { visitor: visitorOf(2), isHidden: true })
    for (const number of [1, 2]) room.send(number, 'say', { text: `a secret of ${number}` })
    const words = (connection: number) =>
      room
        .seen(connection)
        .flatMap((frame) => (frame.name === 'welcome' ? frame.data.lines.map(({ text }) => text) : []))
    room.send(1, 'leave', {})
    room.send(2, 'leave', {})
    room.enter(3)
    room.forget()

    room.enter(2, { hiddenBy: ['account 1'] })
    room.enter(1, { hides: ['account 2'] })

    expect(words(1)).toEqual(['a secret of 1'])
    expect(words(2)).toEqual(['a secret of 2'])
    expect(room.room.people.get(1)?.accountId).toBe('account 3')
    room.enter(4)
    expect(words(4)).toEqual(['a secret of 1', 'a secret of 2'])
  })

  it('see nothing of each other when both have hidden the other, so that neither can watch', () => {
    const room = twoWithHost()
    room.enter(5, { accountId: 'account 1', hides: ['account 2'], hiddenBy: ['account 2'] })

    expect(room.seen(5)[0]).toMatchObject({ data: { people: [{ seat: 1 }, { seat: 0 }], hidden: [] } })
  })

  it('are both seen by a host who has hidden one of them as a learner', () => {
    const room = playRoom()
    room.enter(1)
    room.host()
    room.enter(hostConnection, { accountId: 'the host', hides: ['account 1'] })
    room.send(hostConnection, 'leave', {})
    room.forget()
    room.host()

    expect(room.seen(hostConnection)[0]).toMatchObject({
      data: { people: [{ seat: 1 }, { seat: 0 }], hidden: [] },
    })
  })

  it('cannot hide the host, nor themselves, nor one who was never there', () => {
    const room = twoWithHost()
    for (const other of [hostConnection, 1, 4])
      room.send(1, 'hide', { visitor: visitorOf(other), isHidden: true })
    expect(room.seen(1)).toMatchObject(
      ['not-allowed', 'not-allowed', 'gone'].map((why) => ({ data: { to: 'hide', why } })),
    )
  })
})

describe('a report', () => {
  it('tells who reports whom, after which line, also when the other has just left', () => {
    const room = playRoom()
    room.enter(1)
    room.enter(2)
    room.lose(2)
    room.forget()

    room.send(1, 'report', { visitor: visitorOf(2), words: 'rude' })
    room.send(1, 'report', { visitor: visitorOf(1), words: '' })
    room.send(1, 'report', { visitor: visitorOf(3), words: '' })

    expect(room.recorded()).toEqual([
      {
        kind: 'report',
        reporter: { accountId: 'account 1', nickname: 'Nick 1' },
        reported: { accountId: 'account 2', nickname: 'Nick 2' },
        words: 'rude',
        lastLine: 0,
      },
    ])
    expect(room.seen(1)).toMatchObject([
      { name: 'reported', data: { visitor: visitorOf(2) } },
      { data: { why: 'not-allowed' } },
      { data: { why: 'gone' } },
    ])
  })
})
