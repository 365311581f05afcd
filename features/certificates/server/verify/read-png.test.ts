import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { longestText, mostBadges } from './found-in-file.ts'
import { readPng } from './read-png.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

function chunkOf(data: Buffer, type = 'iTXt'): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

const compressed = (bytes: Buffer) =>
  chunkOf(Buffer.concat([Buffer.from('openbadges\0\x01\0\0\0', 'latin1'), bytes]))
const plain = (text: string) => chunkOf(Buffer.from(`openbadges\0\0\0\0\0${text}`))
const pngOf = (...chunks: readonly Buffer[]) => Buffer.concat([signature, ...chunks])

describe('the badges of a picture', () => {
  it('are no more than a few, however many it has', async () => {
    // 180 bytes that are 128 kB, and 256 in memory: one character is not of Latin-1.
    const bomb = compressed(deflateSync(Buffer.from(`\u0100${'x'.repeat(longestText - 2)}`)))

    const { credentials } = await readPng(pngOf(...Array(1_000).fill(bomb)))
    expect(credentials).toHaveLength(mostBadges)
  })

  it('are not looked for without an end where all are broken', async () => {
    const broken = compressed(Buffer.from('broken'))

    expect((await readPng(pngOf(...Array(3).fill(broken), plain('x')))).credentials).toEqual(['x'])
    expect((await readPng(pngOf(...Array(1_000).fill(broken), plain('x')))).credentials).toEqual([])
  })

  it('are no longer uncompressed than compressed', async () => {
    const { credentials } = await readPng(pngOf(plain('x'.repeat(longestText + 1)), plain('y')))
    expect(credentials).toEqual(['y'])
  })
})
