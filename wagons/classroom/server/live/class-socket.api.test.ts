import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { maxFrameBytes } from '#wagons/classroom/contract/classroom-frames.ts'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { packFrame } from '#wagons/classroom/contract/classroom-packing.ts'
import { createClassSite } from '#wagons/classroom/testing/class-site.ts'
import { openClassSocket } from '#wagons/classroom/testing/class-visitor.ts'
import { openRawConnection } from '#workshop/testing/processes/raw-connection.ts'

const policy = 1008

describe('the socket of a class', () => {
  it.each([
    ['another site', 'https://evil.example'],
    ['a page of no site', 'null'],
    ['no browser', ''],
    ['this host on another port', 'http://localhost:1'],
  ])('is refused to %s', async (_who, origin) => {
    const { url } = await createClassSite()

    await expect(openClassSocket(url, { origin })).rejects.toThrow('403')
  })

  it('is opened for pages of PUBLIC_URL, whatever address the proxy calls', async () => {
    const { url } = await createClassSite({ PUBLIC_URL: 'https://school.example' })

    const { socket } = await openClassSocket(url, { origin: 'https://school.example' })
    socket.terminate()
    await expect(openClassSocket(url, { origin: 'https://school.example.evil.example' })).rejects.toThrow(
      '403',
    )
  })

  it('is not at the address of another process, nor read as a page', async () => {
    const site = await createClassSite()

    await expect(openClassSocket(site.url.replace('main', 'other'))).rejects.toThrow('404')
    const { status, body } = await site.anonymous.call('GET', '/class-socket/main')
    expect([status, body.error.code]).toEqual([404, 'not-found'])
  })

  it('is refused to more than the setting says from one address, and free again when they leave', async () => {
    const site = await createClassSite({ MAX_CLASS_SOCKETS_PER_ADDRESS: '2' })
    const [first] = [await site.open(), await site.open()]

    await expect(openClassSocket(site.url)).rejects.toThrow('429')
    first.close()
    await first.closed
    await expect
      .poll(() =>
        openClassSocket(site.url).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  it('ignores offers of other protocols, and requests with two hosts', async () => {
    const site = await createClassSite()
    const url = site.url.replace('ws:', 'http:')
    const upgrade =
      'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'
    const asked = async (path: string, headers: string) => {
      const connection = await openRawConnection(url)
      connection.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${upgrade}${headers}\r\n`)
      return connection.says(/^HTTP\/1\.1 \d+/)
    }

    expect(await asked('/api/modules/1/classroom', 'Upgrade: h2c\r\n')).toMatch(/^HTTP\/1\.1 200/)
    expect(await asked('/api/modules/1/classroom', 'Upgrade: websocket\r\n')).toMatch(/^HTTP\/1\.1 200/)
    expect(await asked('/class-socket/main', 'Upgrade: websocket\r\nHost: other\r\n')).toMatch(
      /^HTTP\/1\.1 400/,
    )
    expect(await asked('/class-socket/main', 'Upgrade: websocket\r\n')).toMatch(/^HTTP\/1\.1 403/)
  })

  it('reads frames that come in one piece with its request', async () => {
    const site = await createClassSite()
    const token = await site.ticket(await site.signUp(), 'Ada')
    const connection = await openRawConnection(site.url.replace('ws:', 'http:'))
    const payload = Buffer.from(packFrame({ name: 'enter', data: { ticket: token } }))
    // A mask of zeros, which changes nothing.
    const frame = Buffer.concat([Buffer.of(0x81, 0x80 | payload.length, 0, 0, 0, 0), payload])
    const origin = new URL(site.url).host
    const head = `GET /class-socket/main HTTP/1.1\r\nHost: ${origin}\r\nOrigin: http://${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`

    connection.write(Buffer.concat([Buffer.from(head), frame]))

    expect(await connection.says(/"nickname":"Ada"/)).toMatch(/^HTTP\/1\.1 101/)
  })
})

describe('a ticket', () => {
  it('opens one socket, and none a second time', async () => {
    const site = await createClassSite()
    const token = await site.ticket(await site.signUp(), 'Ada')
    const [first, second] = [await site.open(), await site.open()]

    first.send('enter', { ticket: token })
    await first.next('welcome')
    second.send('enter', { ticket: token })

    expect(await second.closed).toBe(policy)
    expect(second.frames).toEqual([])
  })

  it('of two sockets at once lets one in', async () => {
    const site = await createClassSite()
    const token = await site.ticket(await site.signUp(), 'Ada')
    const sockets = [await site.open(), await site.open()]

    for (const socket of sockets) socket.send('enter', { ticket: token })

    await Promise.race(sockets.map(({ closed }) => closed))
    await expect.poll(() => sockets.map(({ frames }) => frames.length).toSorted()).toEqual([0, 1])
  })

  it('is worth nothing after a minute, nor when it was made up', async () => {
    const site = await createClassSite()
    const token = await site.ticket(await site.signUp(), 'Ada')
    site.clock.advance(60_000)

    for (const ticket of [token, 'x'.repeat(43)]) {
      const socket = await site.open()
      socket.send('enter', { ticket })
      expect(await socket.closed).toBe(policy)
    }
  })

  it('is worth nothing once the session was ended or the account disabled', async () => {
    const site = await createClassSite()
    const [ada, bob] = [await site.signUp(), await site.signUp()]
    const tokens = [await site.ticket(ada, 'Ada'), await site.ticket(bob, 'Bob')]
    site.clock.advance(1)
    await ada.call('POST', '/api/sessions/revoke-all')
    await site.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', bob.uid).execute()

    for (const ticket of tokens) {
      const socket = await site.open()
      socket.send('enter', { ticket })
      expect((await socket.next('bye')).data).toEqual({ reason: 'signed-out' })
    }
  })

  it('is not stored as it is', async () => {
    const site = await createClassSite()
    const token = await site.ticket(await site.signUp(), 'Ada')

    const rows = await site.db.selectFrom('class_tickets').selectAll().execute()

    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a frame', () => {
  it.each([
    ['is empty', ''],
    ['has no bytes', Uint8Array.of()],
    ['has an unknown name', '{"name":"toString","data":{}}'],
    ['is the server’s', '{"name":"gone","data":{"seats":[1]}}'],
    ['is no JSON', '{'],
    ['is a move cut off', Uint8Array.of(1, 2)],
    ['is a second ticket', JSON.stringify({ name: 'enter', data: { ticket: 'x'.repeat(43) } })],
    ['is the host’s', '{"name":"closeClass","data":{}}'],
  ])('that %s ends the connection of a learner, and of no other', async (_what, bytes) => {
    const site = await createClassSite()
    const [ada, bob] = [await site.enter('Ada'), await site.enter('Bob')]

    bob.sendBytes(bytes)

    expect(await bob.closed).toBe(policy)
    expect((await ada.next('gone')).data).toEqual({ seats: [2] })
    expect(ada.socket.readyState).toBe(ada.socket.OPEN)
  })

  it('that is too large ends the connection before it is read', async () => {
    const site = await createClassSite()
    const ada = await site.enter('Ada')

    ada.sendBytes(new Uint8Array(maxFrameBytes + 1))

    expect(await ada.closed).toBe(1009)
  })

  it.each([
    ['move', Uint8Array.of(4, 0, 4, 0, 0, 0)],
    ['leave', '{"name":"leave","data":{}}'],
    ['nonsense', 'hello'],
  ])('that comes before the ticket ends the connection: %s', async (_what, bytes) => {
    const site = await createClassSite()
    const socket = await site.open()

    socket.sendBytes(bytes)

    expect(await socket.closed).toBe(policy)
  })

  it('has to be the ticket within five seconds', async () => {
    const site = await createClassSite()
    const socket = await site.open()

    expect(await socket.closed).toBe(policy)
  })

  it('does nothing after the end', async () => {
    const site = await createClassSite()
    const [ada, bob] = [await site.enter('Ada'), await site.enter('Bob')]

    bob.send('leave', {})
    bob.send('react', { reaction: 'clap' })
    bob.send('startFilm', {})
    await bob.closed
    await setImmediate()

    expect(ada.frames.map(({ name }) => name)).toEqual(['welcome', 'came', 'gone'])
  })

  it('of which there are too many ends the connection with a word', async () => {
    const site = await createClassSite()
    const ada = await site.enter('Ada')

    for (let count = 0; count < 100; count++) ada.move(placeOfSeat(1))

    expect((await ada.next('bye')).data).toEqual({ reason: 'too-much' })
    expect(await ada.closed).toBe(policy)
  })
})
