import type { Board, ClientFrame } from '#contract/classroom-frames.ts'
import { cleaned, oneLine } from '#contract/plain-text.ts'
import { type Effect, type Held, type Room, record, type Step } from './room.ts'
import { tellAll } from './visibility.ts'

type HostBoard = Extract<ClientFrame, { name: 'setBoard' }>['data']['board']

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

export function setBoard(room: Room, held: Held, asked: HostBoard, now: number): Step {
  const board: Board =
    asked.shows === 'film' ? { shows: 'film', startedAt: Math.max(0, now - asked.at) } : asked
  const moved = { ...room, board, held: { ...held, boardToRecord: describe(asked) } }
  const recorded = recordBoard(moved, now)
  return {
    room: recorded.room,
    effects: [...tellBoard(moved, now), record({ kind: 'scene' }), ...recorded.effects],
  }
}

/** Dragging through a film would fill the audit log: the latest, every five seconds. */
export function recordBoard(room: Room, now: number): Step {
  const { held } = room
  if (held?.boardToRecord === undefined || now - held.boardRecordedAt < recordsEvery)
    return { room, effects: [] }
  return {
    room: { ...room, held: { ...held, boardToRecord: undefined, boardRecordedAt: now } },
    effects: [record({ kind: 'audit', type: 'class-board-moved', detail: held.boardToRecord })],
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
      record({ kind: 'audit', type: 'class-caption', detail: caption }),
      record({ kind: 'scene' }),
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
