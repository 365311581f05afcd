import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientFrames, serverFrames } from '#wagons/classroom/contract/classroom-frames.ts'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { packFrame } from '#wagons/classroom/contract/classroom-packing.ts'
import { createClassSite } from '#wagons/classroom/testing/class-site.ts'
import { openRawConnection } from '#workshop/testing/processes/raw-connection.ts'

const seed = Number(process.env.FC_SEED ?? '1')
const names = [...Object.keys(clientFrames), ...Object.keys(serverFrames), 'toString', '__proto__']

const json = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc
    .record({ seat: fc.integer(), text: fc.string(), isUp: fc.anything() })
    .map((value) => JSON.stringify(value) ?? ''),
  fc.string(),
)
const frames = fc.oneof(
  fc.uint8Array({ maxLength: 64 }),
  fc.uint8Array({ minLength: 8_000, maxLength: 9_000 }),
  fc
    .tuple(fc.constantFrom(...names), json)
    .map(([name, text]) => `{"name":${JSON.stringify(name)},"data":${text}}`),
  fc.string(),
)
/** Heads of WebSocket frames that are none: reserved bits, unknown kinds, without a mask, of enormous length. */
const heads = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 32 }),
  fc.constantFrom(
    Uint8Array.of(0xf2, 0x80, 0, 0, 0, 0),
    Uint8Array.of(0x82, 0x01, 0x41),
    Uint8Array.of(0x82, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0),
    Uint8Array.of(0x80, 0x80, 0, 0, 0, 0),
    Uint8Array.of(0x09, 0x80, 0, 0, 0, 0),
    Uint8Array.of(0x88, 0x81, 0, 0, 0, 0, 1),
  ),
)

it('whatever is sent to the socket of a class, others in it notice nothing, and the server goes on', async () => {
  const site = await createClassSite({ MAX_CLASS_SOCKETS_PER_ADDRESS: '1000', CLASS_SEATS: '200' })
  const calm = await site.enter('Calm')
  let eve = await site.signUp()
  const rows = () => site.db.selectFrom('class_reports').selectAll().execute()
  const tables = await rows()
  const visits = fc.sample(fc.tuple(fc.boolean(), fc.array(frames, { minLength: 1, maxLength: 6 })), {
    numRuns: 150,
    seed,
  })

  for (const [index, [isInside, sent]] of visits.entries()) {
    // A hundred tickets in ten minutes are a learner's limit.
    if (index % 50 === 0) eve = await site.signUp()
    const visitor = isInside ? await site.enter('Eve', eve) : await site.open()
    for (const bytes of sent) visitor.sendBytes(bytes)
    visitor.sendBytes(packFrame({ name: 'leave', data: {} }))
    const code = await visitor.closed
    const bytes = sent.map((one) => Buffer.from(one).toString('base64'))
    expect([1000, 1008, 1009], `${index}: ${bytes}`).toContain(code)
  }
  expect(await rows()).toEqual(tables)

  for (const bytes of fc.sample(heads, { numRuns: 100, seed })) {
    const address = site.url.replace('ws:', 'http:')
    const connection = await openRawConnection(address)
    const { host } = new URL(address)
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
    const head = `GET /class-socket/main HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`
    connection.write(Buffer.concat([Buffer.from(head), bytes]))
    await connection.says(/^HTTP\/1\.1 101/)
    connection.close()
  }

  expect(calm.frames.filter(({ name }) => name === 'bye')).toEqual([])
  calm.move({ ...placeOfSeat(calm.welcome.you), heading: 3 })
  await calm.next('places')
  const { body } = await site.anonymous.call('GET', '/api/modules/1/classroom')
  expect(body.classroom.mode).toBe('any-time')
})
