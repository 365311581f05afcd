import { describe, expect, it } from 'vitest'
import {
  packClientFrame,
  packMove,
  packPlaces,
  packServerFrame,
  readClientFrame,
  readServerFrame,
} from './classroom-codec.ts'
import { maxFrameBytes } from './classroom-frames.ts'
import { hall, isOnFloor, placeOfSeat } from './classroom-hall.ts'

const place = { x: 1200, z: 65_535, heading: 255, isSitting: true }

describe('a frame of a class', () => {
  it('comes back as it was sent, in any script', () => {
    const text = 'Bonjour, ça va ? سلام 👋🏽'
    expect(readClientFrame(packClientFrame('say', { text }))).toEqual({ name: 'say', data: { text } })
    const data = {
      id: 7,
      visitor: 281_474_976_710_655,
      seat: 3,
      nickname: '日本',
      text,
      at: 1_800_000_000_000,
    }
    expect(readServerFrame(packServerFrame('line', data))).toEqual({ name: 'line', data })
  })

  it('has seven bytes a figure that moved', () => {
    const frame = packPlaces([
      { seat: 0, ...place },
      { seat: 254, ...place, isSitting: false },
    ])
    expect(frame).toHaveLength(15)
    expect(readServerFrame(frame)).toEqual({
      name: 'places',
      places: [
        { seat: 0, ...place },
        { seat: 254, ...place, isSitting: false },
      ],
    })
    expect(readClientFrame(packMove(place))).toEqual({ name: 'move', place })
  })

  it('is read where it stands in a larger buffer', () => {
    const move = packMove(place)
    const buffer = new Uint8Array(50)
    buffer.set(move, 20)
    expect(readClientFrame(buffer.subarray(20, 27))).toEqual({ name: 'move', place })
  })

  it.each([
    ['nothing', []],
    ['an unknown number', [200, 123, 125]],
    ['a number of the server', [...packServerFrame('gone', { seats: [1] })]],
    ['no JSON', [68, 123]],
    ['bytes beyond ASCII', [68, 195, 40]],
    ['a value of the wrong kind', Array.from('D{"text":1}', (sign) => sign.charCodeAt(0))],
    ['a key too many', Array.from('D{"text":"a","more":1}', (sign) => sign.charCodeAt(0))],
    ['an empty line', [...packClientFrame('say', { text: ' ' })]],
    ['a move that is cut off', [...packMove(place).subarray(0, 6)]],
    ['more than the limit', new Array(maxFrameBytes + 1).fill(68)],
  ])('is refused with %s', (_, bytes) => {
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
