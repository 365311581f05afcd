import { z } from 'zod'
import { type Board, board } from '#wagons/classroom/contract/classroom-frames.ts'
import { tellBoard } from './board.ts'
import { classEndFor } from './class-end.ts'
import { visitorOf } from './known.ts'
import { type Effect, type Held, type Known, keepScene, type Room, type RoomLine, type Step } from './room.ts'
import { tellAll } from './visibility.ts'

/** What a process that takes the room over cannot know from the tables. */
const scene = z.object({
  board,
  caption: z.string(),
  isChatOpen: z.boolean(),
  muted: z.array(z.string()),
  // Of a version before, whose class goes on in this one.
  salt: z.string().optional(),
  isClosedToNew: z.boolean().optional(),
})

export function sceneOf({ board: shown, salt }: Room, held: Held): string {
  const { caption, isChatOpen, muted, isClosedToNew } = held
  return JSON.stringify({ board: shown, caption, isChatOpen, muted: [...muted], salt, isClosedToNew })
}

/** Whether only those who were in the class come in; `text` of `sceneOf`, or ''. */
export const isClosedToNew = (text: string): boolean => readScene(text)?.isClosedToNew ?? false

interface OpenedClass {
  readonly classId: string
  readonly hostId: string
  readonly host: string
  /** Of `sceneOf`, or ''. */
  readonly scene: string
  readonly lines: readonly Omit<RoomLine, 'visitor'>[]
  readonly lastLine: number
  /** Who was in it before this process had the room. */
  readonly attendees: readonly {
    readonly accountId: string
    readonly nickname: string
    readonly firstAt: number
    readonly minutes: number
  }[]
}

/** Learners who are in the room stay. */
export function holdClass(room: Room, opened: OpenedClass, now: number): Step {
  if (room.held?.classId === opened.classId) return { room, effects: [] }
  const before = readScene(opened.scene)
  const taken = before?.salt !== undefined && room.people.size === 0
  const salt = (taken && before.salt) || room.salt
  const held: Held = {
    classId: opened.classId,
    hostId: opened.hostId,
    host: opened.host,
    caption: before?.caption ?? '',
    isChatOpen: before?.isChatOpen ?? false,
    isClosedToNew: before?.isClosedToNew ?? false,
    lines: opened.lines.map((line) => ({ ...line, visitor: visitorOf({ salt }, line.accountId) })),
    lastLine: opened.lastLine,
    poll: undefined,
    lastPoll: 0,
    pastPolls: [],
    questions: [],
    lastQuestion: 0,
    muted: new Set(before?.muted),
    removed: new Set(),
    boardToRecord: undefined,
    boardRecordedAt: 0,
  }
  const shown: Board = before?.board ?? { shows: 'nothing' }
  const visitors = new Map([...knownBefore(opened, salt), ...(taken ? [] : fromNow(room, now))])
  const next: Room = { ...room, salt, visitors, held, board: shown, filmEndsAt: 0 }
  return {
    room: next,
    effects: [
      ...tellAll(next, { name: 'mode', data: { mode: 'hosted' } }),
      ...tellBoard(next, now),
      ...(held.caption ? tellAll(next, { name: 'caption', data: { caption: held.caption } }) : []),
      ...(held.isChatOpen ? tellAll(next, { name: 'chat', data: { isOpen: true } }) : []),
      ...(before?.salt === salt ? [] : [keepScene]),
    ],
  }
}

/** What counts is the time in the class that is held. */
const fromNow = ({ visitors }: Room, now: number) =>
  [...visitors].map(([visitor, known]): [number, Known] => [
    visitor,
    { ...known, since: known.since === undefined ? undefined : now, stayed: 0 },
  ])

/** Who was there, and who wrote without having stayed. */
function knownBefore({ attendees, lines, hostId }: OpenedClass, salt: string): Map<number, Known> {
  const all = [
    ...lines.map(({ accountId, nickname, at }) => ({ accountId, nickname, firstAt: at, minutes: 0 })),
    ...attendees,
  ]
  return new Map(
    all.map(({ accountId, nickname, firstAt, minutes }) => [
      visitorOf({ salt }, accountId),
      {
        accountId,
        nickname,
        isHost: accountId === hostId,
        cameAt: firstAt,
        since: undefined,
        stayed: minutes * 60_000,
        allowances: {},
      },
    ]),
  )
}

/** All are told, with what the class came to, and leave. */
export function closeClass(room: Room, now: number): Step {
  const { held } = room
  if (!held) return { room, effects: [] }
  const ends = [...room.people.values()].map(
    (person): Effect => ({
      do: 'end',
      connection: person.connection,
      reason: 'closed',
      classEnd: classEndFor(room, held, person, now),
    }),
  )
  const floor = { ...room.floor, standings: room.floor.standings.map(() => undefined) }
  return {
    room: {
      ...room,
      people: new Map(),
      keptSeats: new Map(),
      visitors: new Map(),
      hands: [],
      floor,
      held: undefined,
      board: { shows: 'nothing' },
      filmEndsAt: 0,
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
