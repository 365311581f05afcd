import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { startClassProxy } from '#wagons/classroom/testing/class-proxy.ts'
import { openClassSocket } from '#wagons/classroom/testing/class-visitor.ts'
import { createBarePostgresDatabase } from '#workshop/testing/postgres/postgres-database.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'
import { callsOf } from '#workshop/testing/processes/two-processes.ts'

/** Two processes with names of their own over one database, behind a proxy that leads sockets to the one they name. */
async function startClass() {
  const database = await createBarePostgresDatabase()
  onTestFinished(() => database.drop())
  const names = ['a', 'b'] as const
  const start = (name: string) =>
    startServerProcess({ DATABASE_URL: database.url, TRUST_PROXY: 'loopback', CLASS_PROCESS: name })
  const processes = { a: start('a'), b: start('b') }
  const urls = await Promise.all(names.map((name) => processes[name].ready))
  const proxy = await startClassProxy(new Map(names.map((name, index) => [name, urls[index] ?? ''])))
  const { send, identity } = callsOf(proxy.url)

  const sender = async (email: string) => {
    const { body } = await identity('signUp', { email, password: 'six or more' })
    return { token: body.idToken as string }
  }
  const ticket = async (
    who: { token: string },
    nickname: string,
    path = '/api/modules/1/classroom/tickets',
  ) => {
    const wish = path.includes('operator') ? { nickname } : { nickname, shape: 'bell', showsName: false }
    const { status, body } = await send('POST', path, wish, who)
    if (status !== 200) throw new Error(`a ticket was refused with ${status}: ${JSON.stringify(body)}`)
    return body as { ticket: string; socketPath: string }
  }
  const enter = async (who: { token: string }, nickname: string, path?: string) => {
    const { ticket: token, socketPath } = await ticket(who, nickname, path)
    const visitor = await openClassSocket(proxy.url.replace('http', 'ws') + socketPath)
    onTestFinished(() => visitor.socket.terminate())
    visitor.send('enter', { ticket: token })
    return { ...visitor, socketPath, welcome: (await visitor.next('welcome')).data }
  }
  return { database, processes, proxy, send, sender, ticket, enter, start }
}

it('learners of two processes are in one room, wherever their tickets come from', async () => {
  const { enter, sender, send } = await startClass()
  const all = []
  for (const name of ['Ada', 'Bob', 'Eve', 'Mia'])
    all.push(await enter(await sender(`${name}@example.org`), name))

  expect(new Set(all.map(({ socketPath }) => socketPath)).size).toBe(1)
  expect(all.at(-1)?.welcome.people.map(({ nickname }) => nickname)).toEqual(['Ada', 'Bob', 'Eve', 'Mia'])
  const [ada, bob] = all
  bob?.move({ ...placeOfSeat(2), heading: 9 })
  expect((await ada?.next('places'))?.places).toMatchObject([{ seat: 2, heading: 9 }])
  for (const { status, body } of [
    await send('GET', '/api/modules/1/classroom'),
    await send('GET', '/api/modules/1/classroom'),
  ])
    expect([status, body.classroom.here]).toEqual([200, 4])
  const taken = await send(
    'POST',
    '/api/modules/1/classroom/tickets',
    { nickname: 'ADA', shape: 'bell', showsName: false },
    await sender('other@example.org'),
  )
  expect(taken.body.error.code).toBe('nickname-taken')
})

it('when the process of a class is killed, the other takes the room over, with the host’s board and chat', async () => {
  const { database, processes, enter, sender, ticket } = await startClass()
  const boss = await sender('boss@example.org')
  const db = openAddress(database.url)
  onTestFinished(() => db.destroy())
  await db.updateTable('accounts').set({ email_verified: 1 }).execute()
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await db.insertInto('operators').values({ account_id: id, since: 1 }).execute()
  const path = '/api/operator/classrooms/1/tickets'
  const host = await enter(boss, 'Host', path)
  const who = await sender('ada@example.org')
  const ada = await enter(who, 'Ada')
  host.send('openChat', { isOpen: true })
  await ada.next('chat')
  host.send('setBoard', { board: { shows: 'section', section: 'keys' } })
  ada.send('say', { text: 'before' })
  await host.next('line')
  const name = host.socketPath.endsWith('a') ? 'a' : 'b'
  await expect.poll(async () => (await db.selectFrom('class_lines').select('text').execute()).length).toBe(1)

  processes[name].child.kill('SIGKILL')

  expect([await host.closed, await ada.closed]).toEqual([1006, 1006])
  const other = name === 'a' ? 'b' : 'a'
  await expect
    .poll(async () => (await ticket(who, 'Ada')).socketPath, { interval: 500 })
    .toBe(`/class-socket/${other}`)
  const again = await enter(who, 'Ada')
  expect(again.welcome).toMatchObject({
    mode: 'hosted',
    isChatOpen: true,
    board: { shows: 'section', section: 'keys' },
    lines: [{ text: 'before' }],
  })
  const back = await enter(boss, 'Host', path)
  expect(back.welcome.people.map(({ nickname }) => nickname)).toEqual(['Ada', 'Host'])
  again.send('say', { text: 'after' })
  expect((await back.next('line')).data).toMatchObject({ id: 2, text: 'after' })
})

it('a process that stops leaves its rooms to others at once', async () => {
  const { processes, enter, sender, ticket } = await startClass()
  const who = await sender('ada@example.org')
  const ada = await enter(who, 'Ada')
  const name = ada.socketPath.endsWith('a') ? 'a' : 'b'

  processes[name].child.kill('SIGTERM')

  expect((await ada.next('bye')).data).toMatchObject({ reason: 'restart' })
  expect(await ada.closed).toBe(1012)
  const { code, said } = await processes[name].ended
  expect([code, said]).toEqual([0, expect.not.stringContaining('"level":50')])
  expect((await ticket(who, 'Ada')).socketPath).toBe(`/class-socket/${name === 'a' ? 'b' : 'a'}`)
})
