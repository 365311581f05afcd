import { describe, expect, it } from 'vitest'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import {
  hostConnection,
  playRoom,
  visitorOfConnection as visitorOf,
} from '#wagons/classroom/testing/played-room.ts'

const names = (frames: readonly { readonly name: string }[]) => frames.map(({ name }) => name)

describe('a room', () => {
  it('gives each learner the first free seat, and none when all are taken', () => {
    const room = playRoom({ seats: 2 })

    expect([room.enter(1), room.enter(2), room.enter(3)]).toEqual([true, true, false])
    expect(room.seen(2)).toMatchObject([{ name: 'welcome', data: { you: 2, seats: 2 } }])
    room.send(1, 'leave', {})
    expect(room.enter(3)).toBe(true)
    expect(room.seen(3)).toMatchObject([{ data: { you: 1 } }])
  })

  it('has a place for the host however full it is', () => {
    const room = playRoom({ seats: 1 })
    room.enter(1)

    room.host()

    expect(room.seen(hostConnection)).toMatchObject([{ data: { you: 0, isHost: true, mode: 'hosted' } }])
    expect(names(room.seen(1))).toEqual(['welcome', 'mode', 'board', 'came'])
  })

  it('goes on with the newer connection of who comes twice', () => {
    const room = playRoom()
    room.enter(1)
    room.enter(2)
    room.forget()

    room.enter(3, { accountId: 'account 1' })

    expect(room.ended()).toEqual([[1, 'replaced']])
    expect(room.seen(3)).toMatchObject([{ name: 'welcome', data: { you: 1 } }])
    expect(room.seen(2)).toEqual([])
    expect(room.send(1, 'hand', { isUp: true })).toBe(false)
  })

  it('keeps the seat of who lost the connection, and not of who left', () => {
    const room = playRoom()
    for (const number of [1, 2]) room.enter(number)
    room.lose(1)
    room.send(2, 'leave', {})
    room.forget()

    room.enter(3)
    room.enter(4, { accountId: 'account 1' })

    expect(room.seen(3)).toMatchObject([{ data: { you: 2 } }, { name: 'came' }])
    expect(room.seen(4)).toMatchObject([{ data: { you: 1 } }])
  })

  it('gives a kept seat away when there is no other, and after five minutes', () => {
    const room = playRoom({ seats: 1 })
    room.enter(1)
    room.lose(1)
    expect(room.enter(2)).toBe(true)
    room.lose(2)
    room.wait(5 * 60_000)
    room.tick()
    expect(room.room.keptSeats.size).toBe(0)
  })

  it('shows the film to all after a countdown, and begins none while one runs', () => {
    const room = playRoom()
    room.enter(1)
    room.enter(2)
    room.forget()

    room.send(2, 'startFilm', {})
    const board = { shows: 'film', startedAt: room.now + 10_000 }
    expect(room.seen(1)).toEqual([{ name: 'board', data: { board, now: room.now } }])
    room.wait(100_000)
    room.send(1, 'startFilm', {})
    expect(room.seen(1)).toEqual([])
    room.wait(110_000)
    room.send(1, 'startFilm', {})
    expect(names(room.seen(2))).toEqual(['board', 'board'])
  })

  it.each([
    ['say', { text: 'hello' }, 'chat-closed'],
    ['ask', { text: 'why?' }, 'chat-closed'],
    ['hand', { isUp: true }, 'not-allowed'],
    ['vote', { poll: 1, option: 0 }, 'gone'],
  ] as const)('without a host refuses %s', (name, data, why) => {
    const room = playRoom()
    room.enter(1)
    room.forget()

    expect(room.send(1, name, data)).toBe(true)

    expect(room.seen(1)).toEqual([{ name: 'refused', data: { to: name, why } }])
    expect(room.recorded()).toEqual([])
  })

  it('ends the connection of a learner who sends what only the host may, and of a host without a class', () => {
    const room = playRoom()
    room.enter(1)
    for (const [name, data] of [
      ['closeClass', {}],
      ['openChat', { isOpen: true }],
      ['remove', { visitor: visitorOf(2) }],
    ] as const)
      expect(room.send(1, name, data)).toBe(false)
    room.host()
    expect(room.send(1, 'closeClass', {})).toBe(false)
    expect(room.send(hostConnection, 'enter', { ticket: 'x'.repeat(43) })).toBe(false)
    expect(room.send(77, 'react', { reaction: 'clap' })).toBe(false)
  })
})

describe('figures', () => {
  const step = (seat: number, by: number) => ({
    ...placeOfSeat(seat),
    x: placeOfSeat(seat).x + by,
    isSitting: false,
  })

  it('that moved are told once, all in one frame, and nothing when none did', () => {
    const room = playRoom()
    for (const number of [1, 2, 3]) room.enter(number)
    room.tick()
    expect(room.places()).toEqual([])

    room.move(1, step(1, 10))
    room.move(1, step(1, 20))
    room.move(3, step(3, 10))
    room.tick()
    room.tick()

    const places = [
      { seat: 1, ...step(1, 20) },
      { seat: 3, ...step(3, 10) },
    ]
    expect(room.places()).toEqual([{ to: [1, 2, 3], seats: [1, 3], places }])
  })

  it('that run too fast or leave the floor are put back', () => {
    const room = playRoom()
    room.enter(1)
    room.wait(60_000)

    for (const far of [step(1, 900), { ...step(1, 0), z: 0 }, { ...step(1, 0), x: 65_535 }]) {
      room.move(1, far)
      room.tick()
      expect(room.places()).toMatchObject([{ places: [{ seat: 1, ...placeOfSeat(1) }] }])
    }
    room.move(1, step(1, 400))
    room.tick()
    expect(room.places()).toMatchObject([{ places: [{ x: placeOfSeat(1).x + 400 }] }])
    room.move(1, step(1, 0))
    room.tick()
    expect(room.places()).toMatchObject([{ places: [{ x: placeOfSeat(1).x + 400 }] }])
  })

  it('are told of at most fifteen times a second, however many moves come', () => {
    const room = playRoom()
    room.enter(1)
    for (let count = 1; count <= 30; count++) room.move(1, step(1, count))
    room.tick()

    expect(room.places()).toMatchObject([{ places: [{ x: placeOfSeat(1).x + 20 }] }])
  })
})
