import { describe, expect, it } from 'vitest'
import { hostConnection, playRoom } from '#wagons/classroom/testing/played-room.ts'

const namesSeenBy = (room: ReturnType<typeof playRoom>, connection: number) =>
  room
    .seen(connection)
    .flatMap((frame) => (frame.name === 'welcome' || frame.name === 'came' ? frame.data.people : []))
    .map(({ nickname, name }) => name ?? nickname)

describe('the host', () => {
  it('keeps the name, and a learner who has it gets a number, which all see', () => {
    const room = playRoom()
    room.enter(1, { nickname: 'Ms Aᴍina' })
    room.enter(2)
    room.forget()

    room.host('Ms Amina')

    expect(room.room.people.get(0)?.nickname).toBe('Ms Amina')
    expect(namesSeenBy(room, 1)).toEqual(['Ms Aᴍina 2', 'Ms Amina'])
    expect(namesSeenBy(room, 2)).toEqual(['Ms Aᴍina 2', 'Ms Amina'])
  })

  it('keeps it while away, and beside real names that are shown', () => {
    const room = playRoom()
    room.enter(1, { nickname: 'Ada', name: 'ms amina' })
    room.host('Ms Amina')
    expect(room.room.people.get(1)?.name).toBeUndefined()
    room.lose(hostConnection)

    room.enter(2, { nickname: 'MS AMINA' })
    room.enter(3, { nickname: 'Bob', name: 'Ms. Amina' })

    expect(room.room.people.get(2)?.nickname).toBe('MS AMINA 2')
    expect(room.room.people.get(3)?.name).toBeUndefined()
  })
})

describe('two of one nickname', () => {
  it('are told apart by a number', () => {
    const room = playRoom()
    room.enter(1, { nickname: 'Ada' })
    room.enter(2, { nickname: 'aDA' })

    expect(namesSeenBy(room, 2)).toEqual(['Ada', 'aDA 2'])
  })

  it('do not learn from it that one who hides them is there, while others tell them apart', () => {
    const room = playRoom()
    room.host()
    room.enter(1, { nickname: 'Alice A', hides: ['account 2'] })
    room.enter(3)
    room.forget()

    room.enter(2, { nickname: 'Alice A', hiddenBy: ['account 1'] })

    expect(namesSeenBy(room, 2)).toEqual(['Host', 'Nick 3', 'Alice A'])
    expect(namesSeenBy(room, 3)).toEqual(['Alice A 2'])
    room.send(hostConnection, 'openChat', { isOpen: true })
    room.send(2, 'say', { text: 'hello' })
    expect(room.seen(2).at(-1)).toMatchObject({ name: 'line', data: { nickname: 'Alice A' } })
    expect(room.seen(3).at(-1)).toMatchObject({ name: 'line', data: { nickname: 'Alice A 2' } })
    room.send(2, 'ask', { text: 'why?' })
    expect(room.seen(2).at(-1)).toMatchObject({ data: { questions: [{ nickname: 'Alice A' }] } })
    expect(room.seen(hostConnection).at(-1)).toMatchObject({
      data: { questions: [{ nickname: 'Alice A 2' }] },
    })
  })
})
