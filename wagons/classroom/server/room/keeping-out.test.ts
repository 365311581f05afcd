import { describe, expect, it } from 'vitest'
import {
  hostConnection,
  playRoom,
  visitorOfConnection as visitorOf,
} from '#wagons/classroom/testing/played-room.ts'
import { sceneOf } from './holding.ts'

const minute = 60_000

describe('new accounts', () => {
  it('have three of four places together, and others all of them', () => {
    const room = playRoom({ seats: 4 })

    expect([1, 2, 3, 4].map((number) => room.enter(number, { isNew: true }))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect([5, 6].map((number) => room.enter(number))).toEqual([true, false])
    room.send(1, 'leave', {})
    expect(room.enter(4, { isNew: true })).toBe(true)
  })

  it('have a place in the smallest class', () => {
    expect(playRoom({ seats: 1 }).enter(1, { isNew: true })).toBe(true)
  })
})

describe('a class that is closed to newcomers', () => {
  it('lets in who was there, and no one else, until it is opened again', () => {
    const room = playRoom()
    room.host()
    for (const number of [1, 2]) room.enter(number)
    room.send(1, 'leave', {})
    room.lose(2)
    room.forget()

    room.send(hostConnection, 'closeToNew', { isClosed: true })
    room.send(hostConnection, 'closeToNew', { isClosed: true })

    expect(room.seen(hostConnection)).toEqual([{ name: 'closedToNew', data: { isClosed: true } }])
    expect(room.recorded()).toEqual([{ kind: 'audit', type: 'class-closed-to-new' }, { kind: 'scene' }])
    expect([1, 2, 3].map((number) => room.enter(number))).toEqual([true, true, false])
    room.send(hostConnection, 'closeToNew', { isClosed: false })
    expect(room.recorded()).toMatchObject([{ type: 'class-opened-to-new' }, { kind: 'scene' }])
    expect(room.enter(3)).toBe(true)
  })

  it('stays closed in another process, which knows who was there', () => {
    const room = playRoom()
    room.host()
    room.send(hostConnection, 'closeToNew', { isClosed: true })
    const { held } = room.room
    if (!held) throw new Error('the class is not held')

    const other = playRoom({}, 'of another process')
    other.take({
      scene: sceneOf(room.room, held),
      attendees: [{ accountId: 'account 1', nickname: 'Nick 1', firstAt: 0, minutes: 0 }],
    })

    expect([2, 1].map((number) => other.enter(number))).toEqual([false, true])
    other.host()
    expect(other.seen(hostConnection)).toMatchObject([{ data: { isClosedToNew: true } }])
  })
})

describe('who came in the last five minutes', () => {
  it('is removed in one go, the host and those who came before are not', () => {
    const room = playRoom({ seats: 10 })
    room.host()
    room.enter(1)
    room.wait(5 * minute + 1)
    for (const number of [2, 3, 4]) room.enter(number)
    room.send(4, 'leave', {})
    // Who was there before and comes back is none of them.
    room.lose(1)
    room.enter(1)
    room.ended()
    room.recorded()

    room.send(hostConnection, 'removeRecent', {})

    expect(room.ended()).toEqual([2, 3].map((number) => [number, 'removed']))
    expect(room.recorded()).toEqual([
      { kind: 'audit', type: 'class-recent-removed', detail: '3' },
      ...[2, 3, 4].map((number) => ({
        kind: 'removed',
        accountId: `account ${number}`,
        nickname: `Nick ${number}`,
      })),
    ])
    expect([...room.room.people.keys()]).toEqual([0, 1])
    room.send(hostConnection, 'removeRecent', {})
    expect(room.recorded()).toEqual([])
  })
})

it('only the host closes the class to newcomers or removes them', () => {
  const room = playRoom()
  room.host()
  room.enter(1)

  expect(room.send(1, 'closeToNew', { isClosed: true })).toBe(false)
  expect(room.send(1, 'removeRecent', {})).toBe(false)
  expect(room.send(1, 'remove', { visitor: visitorOf(hostConnection) })).toBe(false)
})
