import { describe, expect, it } from 'vitest'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { createClassSite } from '#wagons/classroom/testing/class-site.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'

const policy = 1008

describe('who is in a class', () => {
  it('goes on with the newer of two sockets', async () => {
    const site = await createClassSite()
    const bob = await site.enter('Bob')
    const ada = await site.enter('Ada')
    const again = await site.enter('Ada', ada.caller)

    expect((await ada.next('bye')).data).toEqual({ reason: 'replaced' })
    expect(again.welcome.you).toBe(ada.welcome.you)
    again.send('react', { reaction: 'heart' })
    expect((await bob.next('reacted')).data.seat).toBe(ada.welcome.you)
    expect(bob.frames.map(({ name }) => name)).toEqual(['welcome', 'came', 'reacted'])
  })

  it('is out within a second when the account is disabled or deleted, or its sessions are ended', async () => {
    const site = await createClassSite()
    const [ada, bob, eve, mia] = [
      await site.enter('Ada'),
      await site.enter('Bob'),
      await site.enter('Eve'),
      await site.enter('Mia'),
    ]
    site.clock.advance(1)
    const accounts = site.db.updateTable('accounts')

    await accounts.set({ disabled: 1 }).where('id', '=', ada.caller.uid).execute()
    await site.db.deleteFrom('accounts').where('id', '=', bob.caller.uid).execute()
    await eve.caller.call('POST', '/api/sessions/revoke-all')
    const endedAt = performance.now()

    for (const out of [ada, bob, eve]) {
      expect((await out.next('bye')).data).toEqual({ reason: 'signed-out' })
      expect(await out.closed).toBe(policy)
    }
    // Asked for each second: long for a busy machine, short beside the hour that a token is good for.
    expect(performance.now() - endedAt).toBeLessThan(15_000)
    expect(mia.socket.readyState).toBe(mia.socket.OPEN)
  })

  it('holds a class no longer once the operator is none any more', async () => {
    const site = await createClassSite()
    const boss = await site.signUp()
    await makeOperator(site, boss)
    const host = await site.host(boss)

    await site.db.deleteFrom('operators').where('account_id', '=', boss.uid).execute()

    expect((await host.next('bye')).data).toEqual({ reason: 'signed-out' })
  })

  it('is told when to come back when the server stops, each at another time', async () => {
    const site = await createClassSite()
    const all = [await site.enter('Ada'), await site.enter('Bob'), await site.enter('Eve')]

    const closing = site.app.close()

    for (const { next, closed } of all) {
      const { reason, comeBackIn } = (await next('bye')).data
      expect(reason).toBe('restart')
      expect(comeBackIn).toBeGreaterThanOrEqual(1_000)
      expect(comeBackIn).toBeLessThanOrEqual(5_000)
      expect(await closed).toBe(1012)
    }
    await closing
  })

  it('is sent to another process that has taken the room, and when the database may have given it to one', async () => {
    const site = await createClassSite()
    const ada = await site.enter('Ada')
    await site.db.updateTable('class_leases').set({ process: 'b', holder: 'another' }).execute()
    expect((await ada.next('bye')).data).toMatchObject({ reason: 'moved' })
    expect(await ada.closed).toBe(1013)
    const { body } = await ada.caller.call('POST', '/api/modules/1/classroom/tickets', {
      nickname: 'Ada',
      shape: 'bell',
      showsName: false,
    })
    expect(body.socketPath).toBe('/class-socket/b')

    site.clock.advance(10_000)
    const again = await site.enter('Ada', ada.caller)
    await site.db.schema.alterTable('class_leases').renameTo('away').execute()
    site.clock.advance(10_001)
    expect((await again.next('bye')).data).toMatchObject({ reason: 'moved' })
    await site.db.schema.alterTable('away').renameTo('class_leases').execute()
  })

  it('leaves a room that is nothing to the process a minute later', async () => {
    const site = await createClassSite()
    const ada = await site.enter('Ada')
    const leases = () => site.db.selectFrom('class_leases').select('module_number').execute()
    ada.send('leave', {})
    await ada.closed
    site.clock.advance(59_000)
    await site.ticket(ada.caller, 'Ada')
    site.clock.advance(59_000)
    expect(await leases()).toEqual([{ module_number: 1 }])

    site.clock.advance(1_000)

    await expect.poll(leases).toEqual([])
    expect((await site.enter('Ada', ada.caller)).welcome.you).toBe(1)
  })

  it('is cut off by a stop before the ticket was shown', async () => {
    const site = await createClassSite()
    const socket = await site.open()

    const closing = site.app.close()

    expect(await socket.closed).toBe(1012)
    await closing
  })

  it('is with thirty others, who all see who moves, for a few bytes', async () => {
    const site = await createClassSite()
    const all = []
    for (let number = 1; number <= 30; number++) all.push(await site.enter(`Learner ${number}`))
    const [first] = all
    if (!first) throw new Error('none came')
    await first.next('came', ({ data }) => data.people[0]?.seat === 30)
    const before = first.bytesIn()

    for (const { move, welcome } of all) move({ ...placeOfSeat(welcome.you), heading: 9, isSitting: false })

    const turned = new Set<number>()
    while (turned.size < 30) for (const { seat } of (await first.next('places')).places) turned.add(seat)
    expect(first.bytesIn() - before).toBeLessThan(30 * 7 * 4)
    const here = await site.anonymous.call('GET', '/api/modules/1/classroom')
    expect(here.body.classroom.here).toBe(30)
  })
})
