import { describe, expect, it } from 'vitest'
import { maxPollOptionLength, maxPollQuestionLength } from './classroom.ts'
import { readClientFrame, readServerFrame } from './classroom-codec.ts'
import { type ClientFrame, maxFrameBytes, type ServerFrame } from './classroom-frames.ts'
import { hall, isOnFloor, placeOfSeat } from './classroom-hall.ts'
import { packFrame, packMove, packPlaces } from './classroom-packing.ts'

const place = { x: 1200, z: 65_535, heading: 255, isSitting: true }

describe('a frame of a class', () => {
  it('comes back as it was sent, in any script', () => {
    const text = 'Bonjour, ça va ? سلام 👋🏽'
    const say: ClientFrame = { name: 'say', data: { text } }
    expect(readClientFrame(packFrame(say))).toEqual(say)
    const visitor = 281_474_976_710_655
    const line: ServerFrame = {
      name: 'line',
      data: { id: 7, visitor, seat: 3, nickname: '日本', text, at: 1_800_000_000_000 },
    }
    expect(readServerFrame(packFrame(line))).toEqual(line)
  })

  it('has seven bytes a figure that moved', () => {
    const places = [
      { seat: 0, ...place },
      { seat: 254, ...place, isSitting: false },
    ]
    const frame = packPlaces(places)
    expect(frame).toHaveLength(14)
    expect(readServerFrame(frame)).toEqual({ name: 'places', places })
    expect(readClientFrame(packMove(place))).toEqual({ name: 'move', place })
  })

  it('is read where it stands in a larger buffer', () => {
    const buffer = new Uint8Array(50)
    buffer.set(packMove(place), 20)
    expect(readClientFrame(buffer.subarray(20, 26))).toEqual({ name: 'move', place })
  })

  it('has room for the longest question with its answers, of which one is right', () => {
    const options = ['a', 'b', 'c', 'd'].map((letter) => `${letter}${'語'.repeat(maxPollOptionLength - 1)}`)
    const question = '語'.repeat(maxPollQuestionLength)
    const asked: ClientFrame = { name: 'openPoll', data: { question, options, right: 3 } }
    expect(readClientFrame(packFrame(asked))).toEqual(asked)
    const poll = {
      id: 1,
      question,
      options,
      isOpen: false,
      votes: 9,
      left: 2,
      counts: [9, 0, 0, 0],
      right: 3,
    }
    const closed: ServerFrame = { name: 'poll', data: { poll } }
    expect(readServerFrame(packFrame(closed))).toEqual(closed)
  })

  it.each([
    ['nothing', ''],
    ['an unknown name', '{"name":"toString","data":{}}'],
    ['a name of the server', packFrame({ name: 'gone', data: { seats: [1] } })],
    ['a move as text', JSON.stringify({ name: 'move', place })],
    ['no JSON', '{'],
    ['no object', 'null'],
    ['a value of the wrong kind', '{"name":"say","data":{"text":1}}'],
    ['a key too many', '{"name":"say","data":{"text":"a","more":1}}'],
    ['a key too many beside its data', '{"name":"say","data":{"text":"a"},"more":1}'],
    [
      'a right answer that none can have',
      packFrame({ name: 'openPoll', data: { question: 'a', options: ['b', 'c'], right: 4 } }),
    ],
    ['an empty line', packFrame({ name: 'say', data: { text: ' ' } })],
    ['more than the limit', `{"name":"leave","data":{}}${' '.repeat(maxFrameBytes)}`],
  ])('is refused with %s', (_, text) => {
    expect(readClientFrame(text)).toBeUndefined()
  })

  it.each([
    ['nothing', []],
    ['a move that is cut off', [...packMove(place).subarray(0, 5)]],
    ['a move and a byte', [...packMove(place), 0]],
    ['more than the limit', new Array(maxFrameBytes + 1).fill(68)],
  ])('is refused with %s, in binary', (_, bytes) => {
    expect(readClientFrame(Uint8Array.from(bytes))).toBeUndefined()
  })
})

describe('a seat in the hall', () => {
  const all = Array.from({ length: 255 }, (_, seat) => placeOfSeat(seat))

  it('is on the floor', () => {
    for (const one of all) expect(isOnFloor(one)).toBe(true)
  })

  it('is of one seat alone, for as many as the hall has benches', () => {
    const places = all.slice(0, 49).map(({ x, z }) => `${x} ${z}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('is left and right of the middle in turn', () => {
    expect((placeOfSeat(1).x + placeOfSeat(2).x) / 2).toBe(hall.width / 2)
  })
})
