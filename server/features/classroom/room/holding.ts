import { z } from 'zod'
import { type Board, board, type ChatLine } from '#contract/classroom-frames.ts'
import { tellBoard } from './board.ts'
import type { Effect, Held, Room, Step } from './room.ts'
import { tellAll } from './visibility.ts'

/** What a process that takes the room over cannot know from the tables. */
const scene = z.object({ board, caption: z.string(), isChatOpen: z.boolean(), muted: z.array(z.string()) })

export function sceneOf({ board: shown }: Room, { caption, isChatOpen, muted }: Held): string {
  return JSON.stringify({ board: shown, caption, isChatOpen, muted: [...muted] })
}

interface OpenedClass {
  readonly classId: string
  readonly hostId: string
  /** Of `sceneOf`, or ''. */
  readonly scene: string
  readonly lines: readonly (ChatLine & { readonly accountId: string })[]
  readonly lastLine: number
}

/** Learners who are in the room stay. */
export function holdClass(room: Room, opened: OpenedClass, now: number): Step {
  if (room.held?.classId === opened.classId) return { room, effects: [] }
  const before = readScene(opened.scene)
  const held: Held = {
    classId: opened.classId,
    hostId: opened.hostId,
    caption: before?.caption ?? '',
    isChatOpen: before?.isChatOpen ?? false,
    lines: opened.lines.map(({ accountId: _owner, ...line }) => line),
    lastLine: opened.lastLine,
    lineOwners: new Map(opened.lines.map(({ id, accountId }) => [id, accountId])),
    ...{ poll: undefined, lastPoll: 0, questions: [], lastQuestion: 0 },
    muted: new Set(before?.muted),
    removed: new Set(),
    boardToRecord: undefined,
    boardRecordedAt: 0,
  }
  const shown: Board = before?.board ?? { shows: 'nothing' }
  const next: Room = { ...room, held, board: shown, filmEndsAt: 0 }
  return {
    room: next,
    effects: [
      ...tellAll(next, { name: 'mode', data: { mode: 'hosted' } }),
      ...tellBoard(next, now),
      ...(held.caption ? tellAll(next, { name: 'caption', data: { caption: held.caption } }) : []),
      ...(held.isChatOpen ? tellAll(next, { name: 'chat', data: { isOpen: true } }) : []),
    ],
  }
}

/** All are told and leave. */
export function closeClass(room: Room): Step {
  if (!room.held) return { room, effects: [] }
  const ends = [...room.people.values()].map(
    ({ connection }): Effect => ({ do: 'end', connection, reason: 'closed' }),
  )
  const floor = { ...room.floor, standings: room.floor.standings.map(() => undefined) }
  return {
    room: {
      ...room,
      ...{ people: new Map(), keptSeats: new Map(), hands: [], floor },
      ...{ held: undefined, board: { shows: 'nothing' }, filmEndsAt: 0 },
    },
    effects: ends,
  }
}

function readScene(text: string) {
  try {
    return scene.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
