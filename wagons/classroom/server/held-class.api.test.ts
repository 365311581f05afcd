import { describe, expect, it } from 'vitest'
import { codeOf, hostPath, signUpOperator, ticketPath, wish } from '#wagons/classroom/testing/class-calls.ts'
import { createClassSite } from '#wagons/classroom/testing/class-site.ts'
import type { TestCaller } from '#workshop/testing/app/app.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'

describe('a class with a host', () => {
  it('has a chat as long as the host is there and wants it', async () => {
    const site = await createClassSite()
    const ada = await site.enter('Ada')
    ada.send('say', { text: 'hello' })
    expect((await ada.next('refused')).data).toEqual({ to: 'say', why: 'chat-closed' })

    const host = await site.host()
    expect((await ada.next('mode')).data.mode).toBe('hosted')
    host.send('openChat', { isOpen: true })
    expect((await ada.next('chat')).data).toEqual({ isOpen: true })
    site.clock.advance(2_000)
    ada.send('say', { text: 'hello' })
    expect((await host.next('line')).data).toMatchObject({ seat: 1, nickname: 'Ada', text: 'hello' })

    host.close()
    await ada.next('gone')
    site.clock.advance(2_000)
    ada.send('say', { text: 'anyone?' })
    expect((await ada.next('refused')).data.why).toBe('chat-closed')
  })

  it('has one host: another operator is refused, the same one comes back', async () => {
    const site = await createClassSite()
    const host = await site.host()
    const other = await signUpOperator(site)

    expect(await codeOf(other.call('POST', hostPath, { nickname: 'Host' }))).toEqual([409, 'class-has-host'])
    const again = await site.host(host.caller)
    expect((await host.next('bye')).data.reason).toBe('replaced')
    expect(again.welcome).toMatchObject({ isHost: true, mode: 'hosted' })
  })

  it('waits three minutes for a host who is away, then it is over', async () => {
    const site = await createClassSite()
    const [ada, host] = [await site.enter('Ada'), await site.host()]
    host.close()
    await ada.next('gone')
    site.clock.advance(2 * 60_000)
    const again = await site.host(host.caller)
    expect(again.welcome.mode).toBe('hosted')
    again.close()
    await ada.next('gone')

    site.clock.advance(4 * 60_000)

    expect((await ada.next('bye')).data).toMatchObject({ reason: 'closed' })
    const { body } = await host.caller.call('GET', '/api/operator/held-classes')
    expect(body.classes).toMatchObject([{ moduleNumber: 1, closedAt: site.clock() }])
    const log = await host.caller.call('GET', '/api/operator/audit-events')
    expect(log.body.events[0]).toMatchObject({ type: 'class-closed', detail: 'host away', subject: '1' })
    const other = await signUpOperator(site)
    expect((await other.call('POST', hostPath, { nickname: 'Host' })).status).toBe(200)
  })

  it('can be opened by another operator once its host was away too long, though none noticed', async () => {
    const app = await createTestApp()
    const [first, second] = [await signUpOperator(app), await signUpOperator(app)]
    await first.call('POST', hostPath, { nickname: 'One' })
    app.clock.advance(3 * 60_000 + 1)

    expect((await second.call('POST', hostPath, { nickname: 'Two' })).status).toBe(200)
    expect(await codeOf(first.call('POST', hostPath, { nickname: 'One' }))).toEqual([409, 'class-has-host'])
  })

  it('keeps out whom the host has removed, until it is closed', async () => {
    const site = await createClassSite()
    const [ada, host] = [await site.enter('Ada'), await site.host()]
    const spare = await site.ticket(ada.caller, 'Ada')

    host.send('remove', { visitor: ada.visitor })
    expect((await ada.next('bye')).data).toEqual({ reason: 'removed' })
    await host.next('gone')

    const ask = () => codeOf(ada.caller.call('POST', ticketPath, wish))
    await expect.poll(ask).toEqual([403, 'removed-from-class'])
    const socket = await site.open()
    socket.send('enter', { ticket: spare })
    expect((await socket.next('bye')).data).toEqual({ reason: 'removed' })
    host.send('closeClass', {})
    expect((await host.next('bye')).data).toMatchObject({ reason: 'closed' })
    await expect.poll(ask).toEqual([200, undefined])
  })

  it('counts as attended after a second, and tells the desk who was there for how long', async () => {
    const site = await createClassSite()
    const [ada, host] = [await site.enter('Ada'), await site.host()]
    const bob = await site.enter('Bob')
    const began = site.clock()
    bob.send('leave', {})
    await bob.closed
    site.clock.advance(90_000)
    ada.send('leave', {})
    await ada.closed
    host.send('closeClass', {})
    await host.closed

    const desk = () => host.caller.call('GET', '/api/operator/held-classes')
    await expect.poll(async () => (await desk()).body.classes[0]?.closedAt).toBe(site.clock())
    const [held] = (await desk()).body.classes
    expect(held).toMatchObject({ moduleNumber: 1, host: host.caller.email, openedAt: began, learners: 1 })
    const { body } = await host.caller.call('GET', `/api/operator/held-classes/${held.id}`)
    expect(body.attendees).toEqual([
      {
        accountId: ada.caller.uid,
        email: ada.caller.email,
        nickname: 'Ada',
        firstAt: began,
        lastAt: began + 90_000,
        minutes: 2,
        removedAt: null,
      },
    ])
    const csv = await host.caller.call('POST', `/api/operator/held-classes/${held.id}/attendance.csv`)
    expect(csv.text).toContain(`${ada.caller.email},Ada,2026-05-01T12:00:00.369Z,2026-05-01T12:01:30.369Z,2,`)
    const attended = async (caller: TestCaller) =>
      (await caller.call('GET', '/api/account/export')).body.classes
    expect(await attended(ada.caller)).toMatchObject([{ moduleNumber: 1 }])
    expect(await attended(bob.caller)).toEqual([])
  })

  it('says at its end what came of it: minutes and own answers to a learner, counts and what is unanswered to the host', async () => {
    const site = await createClassSite()
    const [ada, host] = [await site.enter('Ada'), await site.host()]
    const bob = await site.enter('Bob')
    host.send('openPoll', { question: 'Who may know it?', options: ['No one', 'A friend'], right: 0 })
    await ada.next('poll')
    ada.send('vote', { poll: 1, option: 0 })
    bob.send('vote', { poll: 1, option: 1 })
    await host.next('poll', ({ data }) => data.poll?.votes === 2)
    host.send('closePoll', {})
    await bob.next('poll', ({ data }) => data.poll?.isOpen === false)
    bob.send('ask', { text: 'And on paper?' })
    await host.next('questions')
    site.clock.advance(61_000)
    host.send('closeClass', {})

    const answers = { given: 1, judged: 1 }
    const bye = (end: object) => ({ reason: 'closed', end })
    expect((await ada.next('bye')).data).toEqual(bye({ minutes: 2, answers: { ...answers, right: 1 } }))
    expect((await bob.next('bye')).data).toEqual(bye({ minutes: 2, answers: { ...answers, right: 0 } }))
    const { end } = (await host.next('bye')).data
    expect(end?.host).toMatchObject({
      polls: [{ question: 'Who may know it?', votes: 2, right: 1 }],
      unanswered: [{ nickname: 'Bob', text: 'And on paper?' }],
    })
    const there = async () =>
      (await host.caller.call('GET', `/api/operator/held-classes/${end?.host?.classId}`)).body
    await expect.poll(async () => (await there()).attendees?.length).toBe(2)
  })

  it('records in the audit log what its host did', async () => {
    const site = await createClassSite()
    const [ada, host] = [await site.enter('Ada'), await site.host()]
    host.send('openChat', { isOpen: true })
    await ada.next('chat')
    ada.send('say', { text: 'hello' })
    ada.send('hand', { isUp: true })
    ada.send('ask', { text: 'why?' })
    await host.next('questions')
    host.send('setBoard', { board: { shows: 'film', at: 65_000 } })
    host.send('setCaption', { caption: 'Welcome' })
    host.send('lowerHand', { visitor: ada.visitor })
    host.send('removeLine', { id: 1 })
    host.send('openPoll', { question: 'Ready?', options: ['Yes', 'No'] })
    host.send('closePoll', {})
    host.send('answered', { id: 1 })
    host.send('mute', { visitor: ada.visitor, isMuted: true })
    host.send('mute', { visitor: ada.visitor, isMuted: false })
    host.send('openChat', { isOpen: false })
    host.send('remove', { visitor: ada.visitor })
    host.send('closeClass', {})
    await host.closed

    const read = async () => (await host.caller.call('GET', '/api/operator/audit-events')).body.events
    const closed = expect.arrayContaining([expect.objectContaining({ type: 'class-closed' })])
    await expect.poll(read).toEqual(closed)
    const all = (await read()) as Record<'type' | 'by' | 'subject' | 'email' | 'detail', string>[]
    const events = all.filter(({ type }) => type.startsWith('class-'))
    expect(new Set(events.map(({ by, subject }) => `${by} ${subject}`))).toEqual(
      new Set([`${host.caller.email} 1`]),
    )
    const done = events.map(({ type, email, detail }) => [type, email ?? '', detail])
    const email = ada.caller.email
    expect(done.toSorted()).toEqual(
      [
        ['class-opened', '', ''],
        ['class-chat-opened', '', ''],
        ['class-board-moved', '', 'film 65 s'],
        ['class-caption', '', 'Welcome'],
        ['class-caption', '', ''],
        ['class-hand-lowered', email, ''],
        ['class-line-removed', email, ''],
        ['class-poll-opened', '', 'Ready?'],
        ['class-poll-closed', '', 'Ready?'],
        ['class-question-answered', email, 'why?'],
        ['class-learner-muted', email, ''],
        ['class-learner-unmuted', email, ''],
        ['class-chat-closed', '', ''],
        ['class-learner-removed', email, ''],
        ['class-closed', '', ''],
      ].toSorted(),
    )
  })
})
