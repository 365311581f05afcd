import { describe, expect, it } from 'vitest'
import type { Person, ServerData } from '#wagons/classroom/contract/classroom-frames.ts'
import {
  changeRoom,
  emptyRoom,
  ownVisitor,
  type RoomAction,
  type RoomState,
  seenLines,
  seenPeople,
} from './room-state.ts'

const person = (seat: number, more: Partial<Person> = {}): Person => ({
  visitor: 100 + seat,
  seat,
  nickname: `Seat ${seat}`,
  shape: 'ticket',
  isHost: seat === 0,
  isMuted: false,
  place: { x: 0, z: 0, heading: 0, isSitting: true },
  ...more,
})

const welcome = (more: object = {}): RoomAction => ({
  name: 'welcome',
  data: {
    now: 10_000,
    you: 2,
    isHost: false,
    mode: 'hosted',
    seats: 40,
    people: [person(2), person(0)],
    hands: [],
    board: { shows: 'nothing' },
    caption: 'Good evening',
    isChatOpen: true,
    hasChat: true,
    isClosedToNew: false,
    lines: [],
    questions: [],
    hidden: [],
    ...more,
  },
})

const roomAfter = (actions: readonly RoomAction[], from: RoomState = emptyRoom): RoomState =>
  actions.reduce((room, action) => changeRoom(room, action, 9_000), from)

const line = (id: number, seat = 2) => ({
  id,
  visitor: 100 + seat,
  seat,
  nickname: 'Seat 2',
  text: `Line ${id}`,
  at: id,
})

describe('a room', () => {
  it('is what the last welcome says, whatever was there before', () => {
    const before = roomAfter([welcome({ hands: [2] }), { name: 'line', data: line(1) }])
    const room = roomAfter([welcome({ people: [person(3)], you: 3 })], before)
    expect(room).toMatchObject({ isKnown: true, you: 3, hands: [], lines: [], clockLead: 1_000 })
    expect(room.people.map(({ seat }) => seat)).toEqual([3])
  })

  it('has each seat once, in order, also when a person comes twice', () => {
    const room = roomAfter([
      welcome(),
      { name: 'came', data: { people: [person(1), person(2, { nickname: 'New' })] } },
    ])
    expect(room.people.map(({ seat, nickname }) => `${seat} ${nickname}`)).toEqual([
      '0 Seat 0',
      '1 Seat 1',
      '2 New',
    ])
  })

  it('forgets the hand and the reaction of who is gone', () => {
    const room = roomAfter([
      welcome({ people: [person(1), person(2)] }),
      { name: 'hands', data: { hands: [1, 2] } },
      { name: 'reacted', data: { seat: 1, reaction: 'clap' } },
      { name: 'gone', data: { seats: [1] } },
    ])
    expect(room).toMatchObject({ hands: [2], reactions: [] })
    expect(room.people).toHaveLength(1)
  })

  it('shows one reaction of each person, until it fades', () => {
    const shown = roomAfter([
      welcome(),
      { name: 'reacted', data: { seat: 0, reaction: 'heart' } },
      { name: 'reacted', data: { seat: 2, reaction: 'clap' } },
      { name: 'reacted', data: { seat: 0, reaction: 'laugh' } },
    ])
    expect(shown.reactions.map(({ reaction }) => reaction)).toEqual(['clap', 'laugh'])
    const [first] = shown.reactions
    const faded = roomAfter([{ name: 'faded', data: { id: first?.id ?? 0 } }], shown)
    expect(faded.reactions.map(({ reaction }) => reaction)).toEqual(['laugh'])
  })

  it('takes the latest time it hears as the server’s clock', () => {
    const board = { shows: 'film', startedAt: 20_000 } as const
    const late = roomAfter([welcome(), { name: 'board', data: { board, now: 9_500 } }])
    expect(late.clockLead).toBe(1_000)
    expect(roomAfter([{ name: 'board', data: { board, now: 10_400 } }], late).clockLead).toBe(1_400)
  })

  it('keeps a line once, the last two hundred of them, and none that was removed', () => {
    const lines = Array.from({ length: 210 }, (_, id): RoomAction => ({ name: 'line', data: line(id) }))
    const room = roomAfter([welcome(), ...lines, { name: 'line', data: line(209) }])
    expect(room.lines).toHaveLength(200)
    expect(roomAfter([{ name: 'lineRemoved', data: { id: 209 } }], room).lines.at(-1)?.id).toBe(208)
  })

  it('remembers the vote until another question is asked', () => {
    const poll = { id: 1, question: 'Which?', options: ['a', 'b'], isOpen: true, votes: 0, left: 0 }
    const voted = roomAfter([
      welcome(),
      { name: 'poll', data: { poll } },
      { name: 'voted', data: { option: 1 } },
      { name: 'poll', data: { poll: { ...poll, isOpen: false, votes: 1, counts: [0, 1] } } },
    ])
    expect(voted.vote).toBe(1)
    expect(roomAfter([{ name: 'poll', data: { poll: { ...poll, id: 2 } } }], voted).vote).toBeUndefined()
  })

  it('has no words in it once there is no host', () => {
    const room = roomAfter([
      welcome({ hands: [2], lines: [line(1)] }),
      { name: 'mode', data: { mode: 'any-time' } },
    ])
    expect(room).toMatchObject({ mode: 'any-time', hands: [], lines: [], caption: '', isChatOpen: false })
  })

  it('shows nothing of who was hidden, and all of who has their seat now', () => {
    const hidden = [{ visitor: 101, nickname: 'Seat 1' }]
    const room = roomAfter([
      welcome({ people: [person(1), person(2)], lines: [line(1, 1), line(2, 2)] }),
      { name: 'hidden', data: { hidden } },
    ])
    expect(seenPeople(room).map(({ seat }) => seat)).toEqual([2])
    expect(seenLines(room).map(({ id }) => id)).toEqual([2])
    const later = roomAfter(
      [
        { name: 'gone', data: { seats: [1] } },
        { name: 'came', data: { people: [person(1, { visitor: 300 })] } },
      ],
      room,
    )
    expect(seenPeople(later).map(({ visitor }) => visitor)).toEqual([300, 102])
    expect(later.hidden).toEqual(hidden)
  })

  it('knows itself and its own lines by its number, not by its seat', () => {
    const room = roomAfter([welcome({ people: [person(2, { visitor: 300 })], lines: [line(1, 2)] })])
    expect(ownVisitor(room)).toBe(300)
    expect(seenLines(room)[0]?.visitor).not.toBe(ownVisitor(room))
  })

  it('shows what the host writes while the chat is closed, and nothing else', () => {
    const room = roomAfter([
      welcome({ lines: [line(1, 2), line(2, 0)] }),
      { name: 'chat', data: { isOpen: false } },
    ])
    expect(seenLines(room).map(({ id }) => id)).toEqual([2])
  })

  it('tells a refusal until the same is tried again', () => {
    const refused = roomAfter([welcome(), { name: 'refused', data: { to: 'say', why: 'too-fast' } }])
    expect(refused.refusal).toMatchObject({ to: 'say', why: 'too-fast' })
    expect(roomAfter([{ name: 'tried', data: { to: 'ask' } }], refused).refusal).toBeDefined()
    expect(roomAfter([{ name: 'tried', data: { to: 'say' } }], refused).refusal).toBeUndefined()
  })

  it('changes who is muted, and no one else', () => {
    const room = roomAfter([welcome(), { name: 'muted', data: { visitor: 102, isMuted: true } }])
    expect(room.people.map(({ isMuted }) => isMuted)).toEqual([false, true])
  })
})

describe('every frame of the server', () => {
  const samples: { [Name in keyof ServerData]: RoomAction } = {
    welcome: welcome(),
    came: { name: 'came', data: { people: [] } },
    gone: { name: 'gone', data: { seats: [] } },
    hands: { name: 'hands', data: { hands: [] } },
    reacted: { name: 'reacted', data: { seat: 1, reaction: 'heart' } },
    board: { name: 'board', data: { board: { shows: 'nothing' }, now: 0 } },
    caption: { name: 'caption', data: { caption: '' } },
    chat: { name: 'chat', data: { isOpen: false } },
    line: { name: 'line', data: line(1) },
    lineRemoved: { name: 'lineRemoved', data: { id: 1 } },
    poll: { name: 'poll', data: {} },
    questions: { name: 'questions', data: { questions: [] } },
    muted: { name: 'muted', data: { visitor: 1, isMuted: true } },
    refused: { name: 'refused', data: { to: 'say', why: 'gone' } },
    mode: { name: 'mode', data: { mode: 'any-time' } },
    hidden: { name: 'hidden', data: { hidden: [] } },
    reported: { name: 'reported', data: { visitor: 1 } },
    bye: { name: 'bye', data: { reason: 'closed' } },
    closedToNew: { name: 'closedToNew', data: { isClosed: true } },
  }

  it.each(Object.entries(samples))('may come before the welcome: %s', (_, action) => {
    expect(() => changeRoom(emptyRoom, action, 0)).not.toThrow()
  })
})
