import { describe, expect, it } from 'vitest'
import {
  hostConnection,
  playRoom,
  visitorOfConnection as visitorOf,
} from '#wagons/classroom/testing/played-room.ts'
import { sceneOf } from './holding.ts'

/** The first has insulted all and left, another has sat down on the seat. */
function seatTakenAnew() {
  const room = playRoom()
  room.host()
  room.enter(1)
  room.enter(3)
  room.send(hostConnection, 'openChat', { isOpen: true })
  room.send(1, 'say', { text: 'rude' })
  room.send(1, 'leave', {})
  room.enter(2)
  expect(room.room.people.get(1)?.accountId).toBe('account 2')
  room.ended()
  room.recorded()
  room.forget()
  return room
}

describe('what is done about one who has left', () => {
  it('is reported of that one, not of who has the seat now', () => {
    const room = seatTakenAnew()

    room.send(3, 'report', { visitor: visitorOf(1), words: 'rude' })

    expect(room.recorded()).toMatchObject([
      { kind: 'report', reported: { accountId: 'account 1', nickname: 'Nick 1' }, words: 'rude' },
    ])
  })

  it('mutes that one, who is muted on coming back, and not who has the seat now', () => {
    const room = seatTakenAnew()

    room.send(hostConnection, 'mute', { visitor: visitorOf(1), isMuted: true })

    expect(room.seen(2)).toEqual([])
    room.send(2, 'say', { text: 'hello' })
    expect(room.seen(2)).toMatchObject([{ name: 'line' }])
    room.enter(1)
    room.forget()
    room.wait(2_000)
    room.send(1, 'say', { text: 'again' })
    expect(room.seen(1)).toMatchObject([{ data: { why: 'muted' } }])
  })

  it('keeps that one out, and leaves who has the seat now (SX.48)', () => {
    const room = seatTakenAnew()

    room.send(hostConnection, 'remove', { visitor: visitorOf(1) })

    expect(room.ended()).toEqual([])
    expect(room.recorded()).toEqual([{ kind: 'removed', accountId: 'account 1', nickname: 'Nick 1' }])
    expect(room.room.people.get(1)?.accountId).toBe('account 2')
  })

  it('hides that one, and not who has the seat now', () => {
    const room = seatTakenAnew()

    room.send(3, 'hide', { visitor: visitorOf(1), isHidden: true })

    const hidden = [{ visitor: visitorOf(1), nickname: 'Nick 1' }]
    expect(room.seen(3)).toEqual([{ name: 'hidden', data: { hidden } }])
    room.send(2, 'react', { reaction: 'heart' })
    expect(room.seen(3)).toMatchObject([{ name: 'reacted' }])
  })

  it('lowers no hand of who has the seat now', () => {
    const room = seatTakenAnew()
    room.send(2, 'hand', { isUp: true })

    room.send(hostConnection, 'lowerHand', { visitor: visitorOf(1) })

    expect(room.room.hands).toEqual([1])
  })

  it('is possible until the class is closed, also in another process that has taken the room', () => {
    const room = seatTakenAnew()
    const { held } = room.room
    if (!held) throw new Error('the class is not held')
    const other = playRoom({}, 'of another process')
    other.take({
      scene: sceneOf(room.room, held),
      lines: held.lines,
      attendees: [{ accountId: 'account 1', nickname: 'Nick 1', firstAt: 0, minutes: 0 }],
    })
    other.enter(3)
    expect(other.seen(3)).toMatchObject([{ data: { lines: [{ visitor: visitorOf(1) }] } }])
    other.send(3, 'report', { visitor: visitorOf(1), words: '' })
    expect(other.recorded()).toMatchObject([{ reported: { accountId: 'account 1' } }])

    other.close()
    other.enter(3)
    other.forget()
    other.send(3, 'report', { visitor: visitorOf(1), words: '' })
    expect(other.seen(3)).toMatchObject([{ data: { why: 'gone' } }])
  })
})

it('a report about a line comes with what was said around it', () => {
  const room = playRoom()
  room.host()
  for (const number of [1, 2]) room.enter(number)
  room.send(hostConnection, 'openChat', { isOpen: true })
  for (let count = 1; count <= 40; count++) {
    room.wait(2_000)
    room.send(1, 'say', { text: `line ${count}` })
  }
  room.recorded()

  room.send(2, 'report', { visitor: visitorOf(1), line: 3, words: '' })
  room.send(2, 'report', { visitor: visitorOf(1), line: 39, words: '' })

  expect(room.recorded()).toMatchObject([{ lastLine: 8 }, { lastLine: 40 }])
})

it('who leaves and comes again may report no more often than who stays', () => {
  const room = playRoom()
  room.enter(2)
  for (let visit = 0; visit < 6; visit++) {
    room.enter(1)
    for (let count = 0; count < 5; count++) room.send(1, 'report', { visitor: visitorOf(2), words: '' })
    room.send(1, 'leave', {})
  }

  expect(room.recorded()).toHaveLength(5)
})

it('a room remembers a thousand who were there, those who are there first', () => {
  const room = playRoom()
  room.enter(1)
  for (let number = 2; number <= 1_010; number++) {
    room.enter(number)
    room.send(number, 'leave', {})
    room.forget()
  }

  const { visitors } = room.room
  expect(visitors.size).toBe(1_000)
  expect([1, 1_010, 2].map((number) => visitors.has(visitorOf(number)))).toEqual([true, true, false])
})
