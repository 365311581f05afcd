import { describe, expect, it } from 'vitest'
import { hostConnection, playRoom } from '#wagons/classroom/testing/played-room.ts'

describe('the end of a class', () => {
  const question = { question: 'Which?', options: ['One', 'Two'] }
  const minute = 60_000

  it('counts the minutes begun in the class that is held, over several visits, and not those before or between', () => {
    const room = playRoom()
    room.enter(1)
    room.wait(10 * minute)
    room.host()
    room.enter(2)
    room.wait(2 * minute)
    room.send(1, 'leave', {})
    room.wait(5 * minute)
    room.enter(1)
    room.enter(1)
    room.wait(minute + 1)
    room.close()

    const ends = room.classEnds()
    expect([1, 2].map((number) => ends.get(number)?.minutes)).toEqual([4, 9])
  })

  it('goes on counting in a process that takes the class over', () => {
    const room = playRoom()
    room.take({ attendees: [{ accountId: 'account 1', nickname: 'Nick 1', firstAt: 0, minutes: 7 }] })
    room.enter(1)
    room.wait(minute)
    room.close()

    expect(room.classEnds().get(1)?.minutes).toBe(8)
  })

  it('has all questions to everyone, the one that is on the screen too, and tells of an open one how many answered', () => {
    const room = playRoom()
    room.enter(1)
    room.host()
    const reason = 'Two is even.'
    const ask = (right?: number) =>
      room.send(hostConnection, 'openPoll', { ...question, ...(right !== undefined && { right, reason }) })
    ask(1)
    room.send(1, 'vote', { poll: 1, option: 1 })
    room.send(hostConnection, 'closePoll', {})
    room.send(hostConnection, 'closePoll', {})
    ask()
    room.send(1, 'vote', { poll: 2, option: 0 })
    room.send(hostConnection, 'closePoll', {})
    ask(0)
    room.send(1, 'vote', { poll: 3, option: 0 })
    room.close()

    const ends = room.classEnds()
    expect(ends.get(1)?.answers).toEqual({ given: 3, judged: 1, right: 1 })
    expect(ends.get(hostConnection)?.host?.polls).toEqual([
      { question: 'Which?', votes: 1, right: 1, reason },
      { question: 'Which?', votes: 1 },
      { question: 'Which?', votes: 1 },
    ])
    expect([ends.get(1)?.host, ends.get(hostConnection)?.answers]).toEqual([undefined, undefined])
  })
})
