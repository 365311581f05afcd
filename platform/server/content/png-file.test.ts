import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { drawTestPng } from '#workshop/testing/credentials/drawn-png.ts'
import { PictureError, readPngFile } from './png-file.ts'

function fileOf(bytes: Uint8Array): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-picture-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const file = join(dir, 'picture.png')
  writeFileSync(file, bytes)
  return file
}

const read = (bytes: Uint8Array) => readPngFile(fileOf(bytes))

describe('a picture of the content', () => {
  it('is a PNG file, whose size is known', () => {
    const bytes = drawTestPng({ width: 30, height: 20 })

    expect(read(bytes)).toEqual({ bytes: Buffer.from(bytes), width: 30, height: 20 })
  })

  it.each([
    ['is missing', () => readPngFile('/nowhere/logo.png'), 'cannot be read (ENOENT)'],
    ['is something else', () => read(Buffer.from('<svg onload="alert(1)"/>')), 'is not a PNG file'],
    ['ends early', () => read(drawTestPng().subarray(0, -20)), 'is damaged'],
    ['has lost its end', () => read(drawTestPng().subarray(0, -12)), 'is damaged'],
    ['has another byte in it', () => read(changed(drawTestPng(), 50)), 'is damaged'],
    ['has too few pixels', () => read(drawTestPng({ missingRows: 1 })), 'is damaged'],
    ['unpacks to more than it says', () => read(drawTestPng({ missingRows: -5000 })), 'is damaged'],
    ['is too large to print', () => read(drawTestPng({ width: 2001 })), 'has 2001 x 8 pixels'],
    ['has no pixels', () => read(drawTestPng({ width: 0 })), 'has 0 x 8 pixels'],
    ['is too large a file', () => read(padded(drawTestPng())), 'is larger than 512 kB'],
    ['has 16 bits a channel', () => read(drawTestPng({ bits: 16 })), 'has 16 bits per channel'],
    ['is interlaced', () => read(drawTestPng({ interlaced: true })), 'is interlaced'],
  ])('is refused in words when it %s', (_what, attempt, reason) => {
    expect(attempt).toThrow(PictureError)
    expect(attempt).toThrow(reason)
  })
})

function changed(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

const padded = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.alloc(512 * 1024)])
