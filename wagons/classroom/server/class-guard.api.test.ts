import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { codeOf, hostPath, ticketPath, wish } from '#wagons/classroom/testing/class-calls.ts'
import { type ClassSite, createClassSite } from '#wagons/classroom/testing/class-site.ts'
import type { TestCaller } from '#workshop/testing/app/app.ts'
import { insertPlayed } from '#workshop/testing/app/played-attempts.ts'

const ask = (caller: TestCaller, more: object = {}) =>
  codeOf(caller.call('POST', ticketPath, { ...wish, ...more }))

const verify = (site: ClassSite, { uid }: TestCaller) =>
  site.db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', uid).execute()

describe('the name of the host', () => {
  it('stays the host’s: who waits under it gets a number, who comes under it is refused', async () => {
    const site = await createClassSite()
    const amina = await site.enter('Ms Aᴍina')
    const host = await site.host(undefined, 'Ms Amina')
    expect(host.welcome.people.map(({ nickname }) => nickname).toSorted()).toEqual(['Ms Amina', 'Ms Aᴍina 2'])
    expect((await amina.next('came')).data.people).toMatchObject([{ nickname: 'Ms Aᴍina 2' }])

    const bob = await site.signUp()
    expect(await ask(bob, { nickname: 'ms amina' })).toEqual([409, 'nickname-reserved'])
    host.send('openChat', { isOpen: true })
    await amina.next('chat')
    site.clock.advance(1_000)
    host.close()
    await amina.next('gone')
    expect(await ask(bob, { nickname: 'ms amina' })).toEqual([409, 'nickname-reserved'])
    amina.close()
    await expect
      .poll(async () => (await site.db.selectFrom('class_presences').selectAll().execute()).length)
      .toBe(1)
    const again = await site.enter('Ms Aᴍina', amina.caller)
    expect(again.welcome.people).toMatchObject([{ nickname: 'Ms Aᴍina 2' }])
  })

  it('is not shown as the real name of another, nor is what the team is called', async () => {
    const site = await createClassSite()
    await site.host(undefined, 'Ms Amina')
    const bob = await site.signUp()
    const refused = [409, 'name-reserved']
    for (const name of ['Ms. Amina', 'EduTrain Support', 'Bob 06 12 34 56 78']) {
      await bob.call('PUT', '/api/profile', { name })
      expect(await ask(bob, { nickname: 'Bob', showsName: true })).toEqual(refused)
      expect(await ask(bob, { nickname: 'Bob' })).toEqual([200, undefined])
    }
    await bob.call('PUT', '/api/profile', { name: 'Bob Martin' })
    expect(await ask(bob, { nickname: 'Bob', showsName: true })).toEqual([200, undefined])
  })
})

it.each(['a＠b.c', 'evil․com', '+33 6 12 34 56 78', 'Aлex'])(
  'a learner is not let in as %s',
  async (nickname) => {
    const site = await createClassSite()
    expect(await ask(await site.signUp(), { nickname })).toEqual([400, 'invalid-input'])
  },
)

it('a nickname that is taken does not tell a learner that one who hides them is there, or comes', async () => {
  const site = await createClassSite()
  const [alice, mallory] = [await site.enter('Alice A'), await site.enter('Mallory')]
  alice.send('hide', { visitor: mallory.visitor, isHidden: true })
  await alice.next('hidden')
  mallory.send('leave', {})
  await mallory.closed

  expect(await ask(mallory.caller, { nickname: 'Alice A' })).toEqual([200, undefined])
  expect(await ask(await site.signUp(), { nickname: 'Alice A' })).toEqual([409, 'nickname-taken'])
  const again = await site.enter('Alice A', mallory.caller)
  expect(again.welcome.people).toMatchObject([{ nickname: 'Alice A' }])

  alice.send('leave', {})
  await alice.closed
  await site.ticket(alice.caller, 'Alice B')
  expect(await ask(mallory.caller, { nickname: 'Alice B' })).toEqual([200, undefined])
})

describe('a class', () => {
  it('is not filled by accounts that one person has just made (SX.48)', async () => {
    const site = await createClassSite({ CLASS_SEATS: '4' })
    for (const nickname of ['One', 'Two', 'Three']) await site.enter(nickname)
    const [fresh, verified, graduate] = [await site.signUp(), await site.signUp(), await site.signUp()]
    await verify(site, verified)
    const played = [{ moduleNumber: 1, versions: [] }]
    await insertPlayed({ ...site, bank: new Map() }, graduate.uid as LearnerId, played)

    expect(await ask(fresh)).toEqual([409, 'no-place-for-new'])
    expect(await ask(graduate, { nickname: 'Four' })).toEqual([200, undefined])
    await site.enter('Five', verified)
    expect(await ask(graduate, { nickname: 'Four' })).toEqual([409, 'class-full'])
  })

  it('counts no account as new after a day', async () => {
    const site = await createClassSite({ CLASS_SEATS: '4' })
    for (const nickname of ['One', 'Two', 'Three']) await site.enter(nickname)
    const bob = await site.signUp()
    await site.db
      .updateTable('accounts')
      .set({ created_at: site.clock() - 24 * 60 * 60_000 })
      .where('id', '=', bob.uid)
      .execute()

    expect((await site.enter('Bob', bob)).welcome.you).toBe(4)
  })

  it('is closed by its host to who was not in it, and says so at the door', async () => {
    const site = await createClassSite()
    const [ada, host] = [await site.enter('Ada'), await site.host()]
    const ticket = await site.ticket(await site.signUp(), 'Early')
    site.clock.advance(1_000)
    ada.close()
    await host.next('gone')
    host.send('closeToNew', { isClosed: true })
    expect((await host.next('closedToNew')).data).toEqual({ isClosed: true })

    const bob = await site.signUp()
    await expect.poll(() => ask(bob, { nickname: 'Bob' })).toEqual([409, 'class-closed-to-new'])
    const early = await site.open()
    early.send('enter', { ticket })
    expect((await early.next('bye')).data.reason).toBe('moved')
    expect((await site.enter('Ada', ada.caller)).welcome.you).toBe(1)
    host.send('closeToNew', { isClosed: false })
    await expect.poll(() => ask(bob, { nickname: 'Bob' })).toEqual([200, undefined])
  })

  it('loses all who came in the last minutes at once, who are marked at the desk and count no more', async () => {
    const site = await createClassSite()
    const [ada, host] = [await site.enter('Ada'), await site.host()]
    site.clock.advance(5 * 60_000 + 1)
    const [eve, mia] = [await site.enter('Eve'), await site.enter('Mia')]
    site.clock.advance(2_000)

    host.send('removeRecent', {})

    for (const one of [eve, mia]) expect((await one.next('bye')).data).toEqual({ reason: 'removed' })
    await expect.poll(() => ask(eve.caller, { nickname: 'Eve' })).toEqual([403, 'removed-from-class'])
    expect(ada.socket.readyState).toBe(ada.socket.OPEN)
    const held = '/api/operator/held-classes'
    const [found] = (await host.caller.call('GET', held)).body.classes
    const { body } = await host.caller.call('GET', `${held}/${found.id}`)
    const removed = body.attendees.map((one: { nickname: string; removedAt: number | null }) => [
      one.nickname,
      one.removedAt !== null,
    ])
    expect(removed.toSorted()).toEqual([
      ['Ada', false],
      ['Eve', true],
      ['Mia', true],
    ])
    expect(body.class.learners).toBe(1)
    const log = await host.caller.call('GET', '/api/operator/audit-events')
    expect(log.body.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'class-recent-removed', subject: '1', detail: '2' }),
      ]),
    )
  })
})

it('a host leads no class with a sign-in of more than twelve hours, which the ticket cannot deny', async () => {
  const site = await createClassSite()
  const host = await site.host()
  const { body } = await host.caller.call('POST', hostPath, { nickname: 'Host' })
  const [secret, until] = body.ticket.split('.')
  const forged = await site.open()
  forged.send('enter', { ticket: `${secret}.${Number(until) + 60_000}` })
  expect(await forged.closed).toBe(1008)

  site.clock.advance(12 * 60 * 60_000 - 10_000)
  host.send('react', { reaction: 'heart' })
  await host.next('reacted')
  site.clock.advance(20_000)

  expect((await host.next('bye')).data).toEqual({ reason: 'signed-out' })
})
