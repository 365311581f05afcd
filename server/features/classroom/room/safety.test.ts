import { describe, expect, it } from 'vitest'
import { placeOfSeat } from '#contract/classroom-hall.ts'
import { hostConnection, playRoom } from '#server/testing/classroom/played-room.ts'

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
    room.send(1, 'hide', { seat: 2, isHidden: true })
    expect(room.seen(1)).toEqual([{ name: 'hidden', data: { seats: [2] } }])
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
    room.send(1, 'hide', { seat: 2, isHidden: true })
    room.enter(5, { accountId: 'account 1', hides: ['account 2'] })
    room.enter(6, { accountId: 'account 2', hiddenBy: ['account 1'] })
    expect(room.seen(5)[0]).toMatchObject({
      data: { people: [{ seat: 1 }, { seat: 2 }, { seat: 0 }], hidden: [2] },
    })
    expect(room.seen(6)[0]).toMatchObject({ data: { people: [{ seat: 2 }, { seat: 0 }], hidden: [] } })

    room.send(5, 'hide', { seat: 2, isHidden: false })
    expect(room.seen(6)).toMatchObject([{ name: 'came', data: { people: [{ seat: 1 }] } }])
  })

  it('cannot hide the host, nor themselves, nor an empty seat', () => {
    const room = twoWithHost()
    for (const seat of [0, 1, 4]) room.send(1, 'hide', { seat, isHidden: true })
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

    room.send(1, 'report', { seat: 2, words: 'rude' })
    room.send(1, 'report', { seat: 1, words: '' })
    room.send(1, 'report', { seat: 3, words: '' })

    expect(room.recorded()).toEqual([
      {
        kind: 'report',
        reporter: { accountId: 'account 1', nickname: 'Nick 1' },
        reported: { accountId: 'account 2', nickname: 'Nick 2' },
        ...{ words: 'rude', lastLine: 0 },
      },
    ])
    expect(room.seen(1)).toMatchObject([
      { name: 'reported', data: { seat: 2 } },
      { data: { why: 'not-allowed' } },
      { data: { why: 'gone' } },
    ])
  })
})
