import { cleaned, oneLine } from '#platform/contract/plain-text.ts'
import type { Board, ClientData } from '#wagons/classroom/contract/classroom-frames.ts'
import { audit, type Effect, type Held, keepScene, type Room, type RoomRules, type Step } from './room.ts'
import { tellAll } from './visibility.ts'

type HostBoard = ClientData['setBoard']['board']

/** In ms. */
export const countdown = 10_000
const recordsEvery = 5_000

/** Any time: for all who watch together. One that runs is not begun again. */
export function startFilm(room: Room, now: number): Step {
  if (room.held || now < room.filmEndsAt) return { room, effects: [] }
  const startedAt = now + countdown
  const board = { shows: 'film', startedAt } as const
  const started = { ...room, board, filmEndsAt: startedAt + room.rules.filmMs }
  return { room: started, effects: tellBoard(started, now) }
}

export function setBoard(room: Room, held: Held, wanted: HostBoard, now: number): Step {
  const asked = withinFilm(wanted, room.rules)
  const board = boardOf(asked, room.rules, now)
  const moved = { ...room, board, held: { ...held, boardToRecord: describe(asked) } }
  const recorded = recordBoard(moved, now)
  return { room: recorded.room, effects: [...tellBoard(moved, now), keepScene, ...recorded.effects] }
}

const withinFilm = (asked: HostBoard, { filmMs, isFilmTimed }: RoomRules): HostBoard =>
  isFilmTimed && 'at' in asked ? { ...asked, at: Math.min(asked.at, filmMs) } : asked

function boardOf(asked: HostBoard, { filmMs, isFilmTimed }: RoomRules, now: number): Board {
  if (!('at' in asked)) return asked
  const { at } = asked
  if (asked.shows === 'film') return { shows: 'film', startedAt: Math.max(0, now - at) }
  return isFilmTimed && at === filmMs ? filmOver(filmMs) : { shows: 'stopped-film', at }
}

const filmOver = (filmMs: number): Board => ({ shows: 'stopped-film', at: filmMs, isOver: true })

export function endFilm(room: Room, now: number): Step {
  const { board, held, rules } = room
  const isRunning = board.shows === 'film' && now < board.startedAt + rules.filmMs
  if (board.shows !== 'film' || isRunning || !rules.isFilmTimed) return { room, effects: [] }
  const ended = { ...room, board: filmOver(rules.filmMs) }
  return { room: ended, effects: [...tellBoard(ended, now), ...(held ? [keepScene] : [])] }
}

/** Dragging through a film would fill the audit log: the latest, every five seconds. */
export function recordBoard(room: Room, now: number): Step {
  const { held } = room
  if (held?.boardToRecord === undefined || now - held.boardRecordedAt < recordsEvery)
    return { room, effects: [] }
  return {
    room: { ...room, held: { ...held, boardToRecord: undefined, boardRecordedAt: now } },
    effects: [audit('class-board-moved', { detail: held.boardToRecord })],
  }
}

export const tellBoard = (room: Room, now: number): Effect[] =>
  tellAll(room, { name: 'board', data: { board: room.board, now } })

export function setCaption(room: Room, held: Held, caption: string): Step {
  if (caption === held.caption) return { room, effects: [] }
  const changed = { ...room, held: { ...held, caption } }
  return {
    room: changed,
    effects: [
      ...tellAll(changed, { name: 'caption', data: { caption } }),
      audit('class-caption', { detail: caption }),
      keepScene,
    ],
  }
}

function describe(board: HostBoard): string {
  if (board.shows === 'section') {
    const section = cleaned(board.section)
    return oneLine.test(section) ? `section ${section}` : 'section'
  }
  return 'at' in board ? `${board.shows} ${Math.round(board.at / 1000)} s` : board.shows
}
