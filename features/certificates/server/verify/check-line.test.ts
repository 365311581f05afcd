import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { sendFile } from '#workshop/testing/credentials/send-file.ts'
import { checkLine, createCheckLine } from './check-line.ts'

describe('files that are sent at once', () => {
  it('are checked one after another, also behind one that failed', async () => {
    const line = createCheckLine(3)
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (name === 'first') throw new Error(name)
      return name
    }

    const turns = ['first', 'second', 'third'].map((name) => line.take(work(name)))
    expect(await Promise.allSettled(turns)).toMatchObject([
      { reason: new Error('first') },
      { value: 'second' },
      { value: 'third' },
    ])
    expect(log.map((entry) => entry.split(' ')[1])).toEqual([
      'begins',
      'ends',
      'begins',
      'ends',
      'begins',
      'ends',
    ])
  })

  it('are refused in words where too many wait, and taken again when those are done', async () => {
    const { app } = await createTestApp()
    const { promise, resolve } = Promise.withResolvers<void>()
    const taken: Promise<void>[] = []
    for (let turn = checkLine.take(() => promise); turn; turn = checkLine.take(() => promise))
      taken.push(turn)
    expect(taken).toHaveLength(21)

    const { status, stamp, text, headers } = await sendFile(app, '{}')
    expect([status, stamp, headers['retry-after']]).toEqual([503, 'Not checked', '10'])
    expect(text).toContain('Many files are being checked')
    const french = await sendFile(app, '{}', { 'accept-language': 'fr' })
    expect(french.text).toContain('Beaucoup de fichiers sont en cours de vérification')
    resolve()
    await Promise.all(taken)
    expect((await sendFile(app, '{}')).status).toBe(200)
  })
})
