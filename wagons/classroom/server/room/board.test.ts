import { describe, expect, it } from 'vitest'
import { hostConnection, playRoom } from '#wagons/classroom/testing/played-room.ts'

const filmMs = 200_000
const over = { shows: 'stopped-film', at: filmMs, isOver: true }

const boards = (room: ReturnType<typeof playRoom>, connection: number) =>
  room.seen(connection).flatMap((frame) => (frame.name === 'board' ? [frame.data.board] : []))

describe('a film on the board', () => {
  it('is over at its end, for all, and that is kept for another process', () => {
    const room = playRoom()
    room.enter(1)
    room.host()
    room.send(hostConnection, 'setBoard', { board: { shows: 'film', at: 0 } })
    room.tick()
    room.forget()

    room.wait(filmMs - 1)
    room.tick()
    expect(boards(room, 1)).toEqual([])
    room.wait(1)
    room.tick()
    room.tick()

    expect(boards(room, 1)).toEqual([over])
    expect(room.recorded()).toEqual([{ kind: 'scene' }])
  })

  it('is over at any time too, after which it can be started again', () => {
    const room = playRoom()
    room.enter(1)
    room.send(1, 'startFilm', {})
    room.wait(10_000 + filmMs)
    room.tick()
    expect(boards(room, 1).at(-1)).toEqual(over)

    room.send(1, 'startFilm', {})
    expect(boards(room, 1)).toMatchObject([{ shows: 'film' }])
  })

  it('goes no further than its end, wherever the host moves it', () => {
    const room = playRoom()
    room.host()
    room.send(hostConnection, 'setBoard', { board: { shows: 'stopped-film', at: filmMs + 9_000 } })
    room.send(hostConnection, 'setBoard', { board: { shows: 'film', at: filmMs + 9_000 } })
    expect(boards(room, hostConnection).slice(-2)).toEqual([
      over,
      { shows: 'film', startedAt: room.now - filmMs },
    ])
    room.tick()
    expect(boards(room, hostConnection)).toEqual([over])
  })

  it('has no end where its length is not known', () => {
    const room = playRoom({ isFilmTimed: false })
    room.host()
    room.send(hostConnection, 'setBoard', { board: { shows: 'film', at: filmMs + 9_000 } })
    room.forget()

    room.wait(filmMs)
    room.tick()

    expect(boards(room, hostConnection)).toEqual([])
  })
})
