import { describe, expect, it } from 'vitest'
import { latestFilmTime } from '#wagons/classroom/contract/classroom-frames.ts'
import {
  hostConnection,
  playRoom,
  visitorOfConnection as visitorOf,
} from '#wagons/classroom/testing/played-room.ts'
import { sceneOf } from './holding.ts'

const names = (frames: readonly { readonly name: string }[]) => frames.map(({ name }) => name)

describe('a class with a host', () => {
  function hosted(changes = {}) {
    const room = playRoom(changes)
    room.enter(1)
    room.enter(2)
    room.host()
    room.send(hostConnection, 'openChat', { isOpen: true })
    room.forget()
    return room
  }

  it('hears who speaks, one line in two seconds, without links', () => {
    const room = hosted()

    room.send(1, 'say', { text: 'hello' })
    const line = { id: 1, visitor: visitorOf(1), seat: 1, nickname: 'Nick 1', text: 'hello', at: room.now }
    expect(room.seen(2)).toEqual([{ name: 'line', data: line }])
    expect(room.recorded()).toEqual([{ kind: 'line', accountId: 'account 1', line }])
    room.wait(1_999)
    room.send(1, 'say', { text: 'again' })
    room.wait(1)
    room.send(1, 'say', { text: 'see https://example.org' })
    room.wait(2_000)
    room.send(1, 'say', { text: 'later' })
    expect(room.seen(1)).toMatchObject([
      { name: 'line' },
      { data: { why: 'too-fast' } },
      { data: { why: 'not-allowed' } },
      { name: 'line', data: { id: 2 } },
    ])
  })

  it('has no chat while the host is away, while it is closed, or where the site has none', () => {
    const room = hosted()
    room.lose(hostConnection)
    room.send(1, 'say', { text: 'anyone?' })
    room.host()
    room.send(hostConnection, 'openChat', { isOpen: false })
    room.wait(2_000)
    room.send(1, 'say', { text: 'hello' })
    const refusals = room.seen(1).filter(({ name }) => name === 'refused')
    expect(refusals.map(({ data }) => data)).toEqual(Array(2).fill({ to: 'say', why: 'chat-closed' }))

    const silent = playRoom({ hasChat: false })
    silent.host()
    silent.forget()
    silent.send(hostConnection, 'openChat', { isOpen: true })
    expect(silent.seen(hostConnection)).toEqual([
      { name: 'refused', data: { to: 'openChat', why: 'not-allowed' } },
    ])
  })

  it('loses a line that the host takes away, which stays for a report', () => {
    const room = hosted()
    room.send(1, 'say', { text: 'rude' })
    room.forget()

    room.send(hostConnection, 'removeLine', { id: 1 })

    expect(room.seen(2)).toEqual([{ name: 'lineRemoved', data: { id: 1 } }])
    expect(room.recorded()).toEqual([{ kind: 'line-removed', id: 1, accountId: 'account 1' }])
    room.enter(3)
    expect(room.seen(3)).toMatchObject([{ data: { lines: [] } }])
    room.send(hostConnection, 'removeLine', { id: 2 })
    expect(room.seen(hostConnection).at(-1)).toMatchObject({ data: { why: 'gone' } })
  })

  it('mutes a learner, who stays muted after coming back, and no other learner sees it', () => {
    const room = hosted()
    room.send(hostConnection, 'mute', { visitor: visitorOf(1), isMuted: true })
    expect(room.seen(2)).toEqual([])
    expect(room.seen(1)).toEqual([{ name: 'muted', data: { visitor: visitorOf(1), isMuted: true } }])
    room.send(1, 'say', { text: 'hello' })
    room.send(1, 'ask', { text: 'why?' })
    expect(room.seen(1)).toMatchObject([{ data: { why: 'muted' } }, { data: { why: 'muted' } }])

    room.lose(1)
    room.enter(5, { accountId: 'account 1' })
    room.wait(2_000)
    room.forget()
    room.send(5, 'say', { text: 'hello' })
    expect(room.seen(5)).toMatchObject([{ data: { why: 'muted' } }])
    room.send(hostConnection, 'mute', { visitor: visitorOf(1), isMuted: false })
    room.wait(2_000)
    room.send(5, 'say', { text: 'hello' })
    expect(names(room.seen(2))).toEqual(['line'])
  })

  it('lowers the hand of who is muted, who cannot raise it until unmuted', () => {
    const room = hosted()
    room.send(1, 'hand', { isUp: true })
    room.send(hostConnection, 'mute', { visitor: visitorOf(1), isMuted: true })
    expect(room.seen(2).at(-1)).toEqual({ name: 'hands', data: { hands: [] } })

    room.send(1, 'hand', { isUp: true })
    expect(room.seen(1).at(-1)).toEqual({ name: 'refused', data: { to: 'hand', why: 'muted' } })
    room.send(hostConnection, 'mute', { visitor: visitorOf(1), isMuted: false })
    room.send(1, 'hand', { isUp: true })
    expect(room.room.hands).toEqual([1])
  })

  it('hears its host also while the chat is closed for learners, not where the site has none', () => {
    const room = hosted()
    room.send(hostConnection, 'openChat', { isOpen: false })
    room.forget()
    room.send(hostConnection, 'say', { text: 'On page 3.' })
    expect(room.seen(1)).toMatchObject([{ name: 'line', data: { seat: 0, nickname: 'Host' } }])
    room.send(1, 'say', { text: 'thanks' })
    expect(room.seen(1)).toMatchObject([{ data: { why: 'chat-closed' } }])

    const silent = playRoom({ hasChat: false })
    silent.host()
    silent.send(hostConnection, 'say', { text: 'On page 3.' })
    expect(silent.seen(hostConnection).at(-1)).toMatchObject({ data: { why: 'chat-closed' } })
  })

  it('removes a learner, and never the host', () => {
    const room = hosted()

    room.send(hostConnection, 'remove', { visitor: visitorOf(1) })

    expect(room.ended()).toEqual([[1, 'removed']])
    expect(room.seen(2)).toEqual([{ name: 'gone', data: { seats: [1] } }])
    expect(room.recorded()).toEqual([{ kind: 'removed', accountId: 'account 1', nickname: 'Nick 1' }])
    room.send(hostConnection, 'remove', { visitor: visitorOf(hostConnection) })
    expect(room.seen(hostConnection).at(-1)).toMatchObject({ data: { why: 'not-allowed' } })
  })

  it('sees hands in the order in which they went up, and the host lowers them', () => {
    const room = hosted()
    room.send(2, 'hand', { isUp: true })
    room.send(1, 'hand', { isUp: true })
    expect(room.seen(hostConnection).at(-1)).toEqual({ name: 'hands', data: { hands: [2, 1] } })
    room.send(hostConnection, 'lowerHand', { visitor: visitorOf(2) })
    room.lose(1)
    expect(room.seen(2).at(-1)).toEqual({ name: 'hands', data: { hands: [] } })
    room.send(hostConnection, 'lowerHand', { visitor: visitorOf(2) })
    expect(room.seen(hostConnection).at(-1)).toMatchObject({ data: { why: 'gone' } })
  })

  it('keeps questions for the host and who asked them', () => {
    const room = hosted()
    room.send(1, 'ask', { text: 'why?' })
    const question = { id: 1, seat: 1, nickname: 'Nick 1', text: 'why?' }
    const told = [{ name: 'questions', data: { questions: [question] } }]
    expect([room.seen(hostConnection), room.seen(1), room.seen(2)]).toEqual([told, told, []])

    room.send(hostConnection, 'answered', { id: 1 })

    expect(room.seen(1)).toEqual([{ name: 'questions', data: { questions: [] } }])
    room.send(hostConnection, 'answered', { id: 1 })
    expect(room.seen(hostConnection).at(-1)).toMatchObject({ data: { why: 'gone' } })
  })

  it('records the board once in five seconds, with where it was moved last', () => {
    const room = hosted()
    for (const at of [0, 10_000, latestFilmTime])
      room.send(hostConnection, 'setBoard', { board: { shows: 'film', at } })
    const startedAt = room.now - 200_000
    expect(room.seen(1).at(-1)).toEqual({
      name: 'board',
      data: { board: { shows: 'film', startedAt }, now: room.now },
    })
    room.wait(4_999)
    room.tick()
    const moved = () => room.recorded().flatMap((deed) => (deed.kind === 'audit' ? [deed.detail] : []))
    expect(moved()).toEqual(['film 0 s'])
    room.wait(1)
    room.tick()
    room.tick()
    expect(moved()).toEqual(['film 200 s'])
  })

  it('sends all away when it is closed, and is a room for any time again', () => {
    const room = hosted()

    room.send(hostConnection, 'closeClass', {})

    expect(room.ended()).toEqual([1, 2, hostConnection].map((number) => [number, 'closed']))
    expect(room.recorded()).toEqual([{ kind: 'class-closed' }])
    room.enter(1)
    expect(room.seen(1)).toMatchObject([{ data: { mode: 'any-time', isChatOpen: false, lines: [] } }])
  })

  it('goes on in another process with board, caption, chat and who is muted', () => {
    const room = hosted()
    room.send(hostConnection, 'setBoard', { board: { shows: 'section', section: 'keys' } })
    room.send(hostConnection, 'setCaption', { caption: 'Page 3' })
    room.send(hostConnection, 'mute', { visitor: visitorOf(1), isMuted: true })
    const { held } = room.room
    if (!held) throw new Error('the class is not held')

    const other = playRoom()
    other.take({ scene: sceneOf(room.room, held) })
    other.enter(1)

    expect(other.seen(1)).toMatchObject([
      {
        data: {
          board: { shows: 'section', section: 'keys' },
          mode: 'hosted',
          caption: 'Page 3',
          isChatOpen: true,
          people: [{ isMuted: true }],
        },
      },
    ])
  })
})
