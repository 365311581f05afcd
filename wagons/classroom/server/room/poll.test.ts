import { describe, expect, it } from 'vitest'
import { hostConnection, playRoom } from '#wagons/classroom/testing/played-room.ts'

describe('a question to everyone in a class', () => {
  function hosted() {
    const room = playRoom()
    room.enter(1)
    room.enter(2)
    room.host()
    room.forget()
    return room
  }

  it('asks one question at a time: a poll takes away what the host said before, and the host may speak again', () => {
    const room = hosted()
    room.send(hostConnection, 'setCaption', { caption: 'Where would you keep the words?' })
    room.forget()

    room.send(hostConnection, 'openPoll', { question: 'Who may know them?', options: ['No one', 'A friend'] })

    expect(room.seen(1)).toMatchObject([
      { name: 'caption', data: { caption: '' } },
      { name: 'poll', data: { poll: { question: 'Who may know them?' } } },
    ])
    room.enter(3)
    expect(room.seen(3)).toMatchObject([{ data: { caption: '', poll: { isOpen: true } } }])
    room.send(hostConnection, 'setCaption', { caption: 'One minute more.' })
    expect(room.seen(1).at(-1)).toEqual({ name: 'caption', data: { caption: 'One minute more.' } })
  })

  it('counts a poll for the host at once and for learners when it is closed, a vote each', () => {
    const room = hosted()
    room.send(hostConnection, 'openPoll', { question: 'Which?', options: ['One', 'Two'] })
    room.send(1, 'vote', { poll: 1, option: 1 })
    room.send(2, 'vote', { poll: 1, option: 0 })
    room.send(2, 'vote', { poll: 1, option: 1 })
    room.wait(500)
    room.tick()
    const poll = { id: 1, question: 'Which?', options: ['One', 'Two'], isOpen: true, votes: 2, left: 0 }
    expect(room.seen(1).at(-1)).toEqual({ name: 'poll', data: { poll } })
    expect(room.seen(hostConnection).at(-1)).toMatchObject({ data: { poll: { counts: [0, 2] } } })

    room.send(hostConnection, 'closePoll', {})
    expect(room.seen(1)).toEqual([
      { name: 'poll', data: { poll: { ...poll, isOpen: false, counts: [0, 2] } } },
    ])
    room.send(1, 'vote', { poll: 1, option: 0 })
    expect(room.seen(1)).toEqual([{ name: 'refused', data: { to: 'vote', why: 'gone' } }])
    room.send(hostConnection, 'closePoll', {})
    expect(room.seen(1)).toEqual([{ name: 'poll', data: {} }])
  })

  it('tells no one which answer is right, and why, before the host closes the question, and then everyone, who comes later too', () => {
    const room = hosted()
    const asked = { question: 'Which?', options: ['One', 'Two'], right: 1, reason: 'Two is even.' }
    room.send(hostConnection, 'openPoll', asked)
    room.send(1, 'vote', { poll: 1, option: 1 })
    room.wait(500)
    room.tick()
    room.enter(3)
    room.host()
    for (const connection of [1, 2, 3, hostConnection]) {
      const frames = room.seen(connection)
      expect(frames.some(({ name }) => name === 'poll' || name === 'welcome')).toBe(true)
      expect(JSON.stringify(frames)).not.toMatch(/"right"|"reason"|even/)
    }

    room.send(hostConnection, 'closePoll', {})
    room.enter(4)

    const closed = { poll: { isOpen: false, counts: [0, 1], right: 1, reason: 'Two is even.' } }
    for (const connection of [1, 2, 3, hostConnection])
      expect(room.seen(connection)[0]).toMatchObject({ name: 'poll', data: closed })
    expect(room.seen(4)[0]).toMatchObject({ name: 'welcome', data: closed })
  })

  it('takes a question without a right answer, an opinion, and refuses one whose right answer it does not have, or that says why none is right', () => {
    const room = hosted()
    const asked = { question: 'Which?', options: ['One', 'Two'] }
    room.forget()

    expect(room.send(hostConnection, 'openPoll', { ...asked, right: 2 })).toBe(true)
    expect(room.send(hostConnection, 'openPoll', { ...asked, reason: 'Two is even.' })).toBe(true)
    const refused = { name: 'refused', data: { to: 'openPoll', why: 'not-allowed' } }
    expect([room.seen(hostConnection), room.seen(1)]).toEqual([[refused, refused], []])

    room.send(hostConnection, 'openPoll', asked)
    room.send(hostConnection, 'closePoll', {})
    const poll = { id: 1, ...asked, isOpen: false, votes: 0, left: 0, counts: [0, 0] }
    expect(room.seen(1).at(-1)).toEqual({ name: 'poll', data: { poll } })
  })

  it('says how many of those who answered have left, and takes it back when they return', () => {
    const room = hosted()
    room.send(hostConnection, 'openPoll', { question: 'Which?', options: ['One', 'Two'] })
    for (const number of [1, 2]) room.send(number, 'vote', { poll: 1, option: 0 })
    const told = (change: () => unknown) => {
      change()
      room.wait(500)
      room.tick()
      return room.seen(hostConnection).findLast(({ name }) => name === 'poll')
    }
    const votesOf = (left: number) => ({ data: { poll: { votes: 2, left } } })

    expect(told(() => {})).toMatchObject(votesOf(0))
    expect(told(() => room.send(2, 'leave', {}))).toMatchObject(votesOf(1))
    expect(told(() => {})).toBeUndefined()
    expect(told(() => room.send(hostConnection, 'closePoll', {}))).toMatchObject(votesOf(1))
    expect(told(() => room.enter(2))).toMatchObject(votesOf(0))
  })
})
