import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReceivedByServer } from '#wagons/classroom/contract/classroom-codec.ts'
import { type clientFrames, serverFrames } from '#wagons/classroom/contract/classroom-frames.ts'
import { isOnFloor } from '#wagons/classroom/contract/classroom-hall.ts'
import { hostConnection, playRoom, visitorOfConnection } from '#wagons/classroom/testing/played-room.ts'
import type { Room } from './room.ts'

const visitor = fc.constantFrom(...[1, 2, 3, 4, 5, hostConnection].map(visitorOfConnection), 7)
const text = fc.constantFrom('hello', 'see https://example.org', 'سلام')
const data: { [Name in keyof typeof clientFrames]?: fc.Arbitrary<unknown> } = {
  hand: fc.record({ isUp: fc.boolean() }),
  react: fc.record({ reaction: fc.constantFrom('heart', 'clap') }),
  say: fc.record({ text }),
  ask: fc.record({ text }),
  vote: fc.record({ poll: fc.integer({ min: 0, max: 3 }), option: fc.integer({ min: 0, max: 3 }) }),
  hide: fc.record({ visitor, isHidden: fc.boolean() }),
  report: fc.record({ visitor, words: text, line: fc.integer({ min: -1, max: 5 }) }),
  startFilm: fc.constant({}),
  leave: fc.constant({}),
  setBoard: fc.record({ board: fc.constantFrom({ shows: 'nothing' }, { shows: 'film', at: 5 }) }),
  setCaption: fc.record({ caption: text }),
  lowerHand: fc.record({ visitor }),
  openChat: fc.record({ isOpen: fc.boolean() }),
  removeLine: fc.record({ id: fc.integer({ min: -1, max: 5 }) }),
  mute: fc.record({ visitor, isMuted: fc.boolean() }),
  remove: fc.record({ visitor }),
  openPoll: fc.record(
    {
      question: text,
      options: fc.constant(['One', 'Two']),
      right: fc.integer({ min: 0, max: 3 }),
      reason: text,
    },
    { requiredKeys: ['question', 'options'] },
  ),
  closePoll: fc.constant({}),
  answered: fc.record({ id: fc.integer({ min: 0, max: 3 }) }),
  closeClass: fc.constant({}),
  closeToNew: fc.record({ isClosed: fc.boolean() }),
  removeRecent: fc.constant({}),
}

const frames = fc.oneof(
  ...Object.entries(data).map(([name, values]) => values.map((value) => ({ name, data: value }))),
) as fc.Arbitrary<Exclude<ReceivedByServer, { name: 'move' }>>
const number = fc.integer({ min: 0, max: 65_535 })
const moves = fc.record({ x: number, z: number, heading: fc.constant(0), isSitting: fc.boolean() })

const happenings = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ who: fc.constantFrom(1, 2, 3, 4, 5, hostConnection), frame: frames }),
    },
    { weight: 2, arbitrary: fc.record({ who: fc.constantFrom(1, 2, 3), move: moves }) },
    { weight: 3, arbitrary: fc.record({ who: fc.constantFrom(1, 2, 3, 4, 5), enters: fc.constant(true) }) },
    {
      weight: 1,
      arbitrary: fc.record({ who: fc.constantFrom(1, 2, hostConnection), loses: fc.constant(true) }),
    },
    { weight: 1, arbitrary: fc.constant({ hosts: true }) },
    { weight: 3, arbitrary: fc.record({ waits: fc.constantFrom(0, 100, 2_000, 400_000) }) },
  ),
  { maxLength: 60 },
)

/** Whether the learner of a connection and a visitor must not notice each other. */
function isHiddenBetween({ hides, visitors }: Room, connection: number, visitor: number): boolean {
  const [one, other] = [`account ${connection}`, visitors.get(visitor)?.accountId ?? '']
  return hides.get(one)?.has(other) === true || hides.get(other)?.has(one) === true
}

it('whatever comes in whatever order, a room stays whole and says only what the contract has', () => {
  fc.assert(
    fc.property(happenings, (all) => {
      const room = playRoom({ seats: 3 })
      for (const one of all) {
        if ('frame' in one) room.send(one.who, one.frame.name, one.frame.data)
        else if ('move' in one) room.move(one.who, one.move)
        else if ('enters' in one) room.enter(one.who)
        else if ('loses' in one) room.lose(one.who)
        else if ('hosts' in one) room.host()
        else room.wait(one.waits)
        room.tick()

        const { people, hands, floor, visitors } = room.room
        expect(
          [...people.values()].every(
            (person) => visitors.get(person.visitor)?.accountId === person.accountId,
          ),
        ).toBe(true)
        expect(new Set([...people.values()].map(({ accountId }) => accountId)).size).toBe(people.size)
        expect([...people.keys()].every((at) => at >= 0 && at <= 3)).toBe(true)
        expect(people.get(0)?.isHost ?? true).toBe(true)
        expect(hands.every((hand) => people.has(hand)) && new Set(hands).size === hands.length).toBe(true)
        expect(floor.standings.every((standing, at) => (standing !== undefined) === people.has(at))).toBe(
          true,
        )
        expect(
          floor.standings.every((standing, at) => at === 0 || !standing || isOnFloor(standing.place)),
        ).toBe(true)
        for (const who of [1, 2, 3, 4, 5, hostConnection])
          for (const frame of room.seen(who)) {
            expect(serverFrames[frame.name].safeParse(frame.data).success, frame.name).toBe(true)
            const lines =
              frame.name === 'line' ? [frame.data] : frame.name === 'welcome' ? frame.data.lines : []
            const { poll } = frame.name === 'poll' || frame.name === 'welcome' ? frame.data : {}
            expect(poll?.isOpen && ('right' in poll || 'reason' in poll)).not.toBe(true)
            for (const line of lines) expect(isHiddenBetween(room.room, who, line.visitor)).toBe(false)
          }
        room.forget()
      }
    }),
    { numRuns: 300 },
  )
})
