import { describe, expect, it } from 'vitest'
import { codeOf, hostPath, signUpOperator, ticketPath, wish } from '#wagons/classroom/testing/class-calls.ts'
import { createClassSite } from '#wagons/classroom/testing/class-site.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'

it('the class of a module leads to the page of its space, where content and operators name no other (S3.9)', async () => {
  const learner = await (await createTestApp()).signUp()

  const { classes } = (await learner.call('GET', '/api/classes')).body

  expect(classes[0]).toEqual({ moduleNumber: 1, link: '/class/aurora?module=1' })
  expect(classes[7]).toEqual({ moduleNumber: 8, link: '/class/lantern?module=8' })
})

describe('a class at any time', () => {
  it('lets learners in, who see each other come, walk and go', async () => {
    const site = await createClassSite()
    const ada = await site.enter('Ada')
    expect(ada.welcome).toMatchObject({ mode: 'any-time', isHost: false, you: 1, seats: 40 })

    const bob = await site.enter('Bob')
    expect(bob.welcome.people.map(({ nickname }) => nickname)).toEqual(['Ada', 'Bob'])
    expect((await ada.next('came')).data.people).toMatchObject([
      { seat: 2, nickname: 'Bob', shape: 'lantern' },
    ])
    const { place } = bob.welcome.people.find(({ seat }) => seat === 2) ?? {}
    const step = { ...(place ?? { x: 0, z: 0 }), heading: 7, isSitting: false }
    bob.move({ ...step, x: step.x + 30 })
    expect((await ada.next('places')).places).toEqual([{ seat: 2, ...step, x: step.x + 30 }])
    bob.send('leave', {})
    expect((await ada.next('gone')).data).toEqual({ seats: [2] })
    expect((await bob.next('bye')).data).toEqual({ reason: 'left' })
    expect(await bob.closed).toBe(1000)
  })

  it('is counted for visitors and learners alike', async () => {
    const site = await createClassSite()
    const ada = await site.enter('Ada')
    const read = async () => (await site.anonymous.call('GET', '/api/modules/1/classroom')).body.classroom

    expect(await read()).toEqual({ moduleNumber: 1, mode: 'any-time', here: 1, seats: 40 })
    ada.close()
    await expect.poll(async () => (await read()).here).toBe(0)
  })

  it('shows the real name with consent alone', async () => {
    const site = await createClassSite()
    const [ada, bob] = [await site.signUp(), await site.signUp()]
    for (const caller of [ada, bob]) await caller.call('PUT', '/api/profile', { name: 'Ada Lovelace' })
    const { body } = await ada.call('POST', ticketPath, { ...wish, showsName: true })
    const socket = await site.open()
    socket.send('enter', { ticket: body.ticket })
    await socket.next('welcome')

    const { welcome } = await site.enter('Bob', bob)

    expect(welcome.people.map(({ nickname, name }) => [nickname, name])).toEqual([
      ['Ada', 'Ada Lovelace'],
      ['Bob', undefined],
    ])
    expect(JSON.stringify(socket.frames)).not.toContain(bob.email)
  })
})

describe('entering', () => {
  it.each([
    [9, 404, 'no-classroom'],
    [10, 400, 'invalid-input'],
    [0, 400, 'invalid-input'],
  ])('the class of module %i is refused with %i %s', async (number, status, code) => {
    const app = await createTestApp()
    const learner = await app.signUp()

    const url = `/api/modules/${number}/classroom`
    expect(await codeOf(learner.call('POST', `${url}/tickets`, wish))).toEqual([status, code])
    expect(await codeOf(app.anonymous.call('GET', url))).toEqual([status, code])
  })

  it.each([
    {},
    undefined,
    { ...wish, nickname: ' ' },
    { ...wish, nickname: 'a'.repeat(300) },
    { ...wish, nickname: '\u200d\u200d' },
    { ...wish, shape: 'dragon' },
    { ...wish, seat: 0 },
  ])('with %j is refused', async (body) => {
    const app = await createTestApp()
    const operator = await signUpOperator(app)

    expect(await codeOf(operator.call('POST', ticketPath, body))).toEqual([400, 'invalid-input'])
    expect(await codeOf(operator.call('POST', hostPath, { ...body, showsName: false }))).toEqual([
      400,
      'invalid-input',
    ])
  })

  it('hosting without a body is refused', async () => {
    const app = await createTestApp()
    const operator = await signUpOperator(app)

    expect(await codeOf(operator.call('POST', hostPath))).toEqual([400, 'invalid-input'])
  })

  it('under a name that is taken, or on a ticket, is refused to all but its owner', async () => {
    const site = await createClassSite()
    const [ada, eve] = [await site.enter('Ada'), await site.signUp()]
    await site.ticket(eve, 'Eve')
    const bob = await site.signUp()
    const ask = (nickname: string, caller = bob) =>
      codeOf(caller.call('POST', ticketPath, { ...wish, nickname }))

    expect(await ask('aDA')).toEqual([409, 'nickname-taken'])
    expect(await ask('Eve')).toEqual([409, 'nickname-taken'])
    expect(await ask('Ada', ada.caller)).toEqual([200, undefined])
    expect(await ask('Eve', eve)).toEqual([200, undefined])
    expect(await ask('H O S T')).toEqual([409, 'nickname-reserved'])
  })

  it('a class without a free seat is refused, except to who has one', async () => {
    const site = await createClassSite({ CLASS_SEATS: '1' })
    const ada = await site.enter('Ada')
    const bob = await site.signUp()

    const ask = () => codeOf(bob.call('POST', ticketPath, { ...wish, nickname: 'Bob' }))
    expect(await ask()).toEqual([409, 'class-full'])
    await site.enter('Ada', ada.caller)
    await site.host()
    expect(await ask()).toEqual([409, 'class-full'])
  })

  it('of two with tickets for the last seat, the later one is asked to come back', async () => {
    const site = await createClassSite({ CLASS_SEATS: '1' })
    const tickets = [
      await site.ticket(await site.signUp(), 'Ada'),
      await site.ticket(await site.signUp(), 'Bob'),
    ]
    const [first, second] = [await site.open(), await site.open()]

    first.send('enter', { ticket: tickets[0] ?? '' })
    await first.next('welcome')
    second.send('enter', { ticket: tickets[1] ?? '' })

    expect((await second.next('bye')).data).toMatchObject({ reason: 'moved' })
  })

  it('is refused after a hundred tickets in ten minutes', async () => {
    const app = await createTestApp()
    const learner = await app.signUp()
    for (let count = 0; count < 100; count++) await learner.call('POST', ticketPath, wish)

    expect(await codeOf(learner.call('POST', ticketPath, wish))).toEqual([429, 'too-many-requests'])
  })
})
