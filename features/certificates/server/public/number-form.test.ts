import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { readTypedNumber } from './number-form.ts'

const id = 'B3vGIN0h-cBb_mc9oP51kA'

async function prepare() {
  const app = await createTestApp()
  await addTestCertificate(app.db, (await app.signUp()).uid, { id })
  return (number: string) =>
    app.app.inject({
      url: `/verify?number=${encodeURIComponent(number)}`,
      headers: { accept: 'text/html' },
    })
}

describe('a number that is typed', () => {
  it.each([
    ['as it is', id],
    ['in groups', 'B3vG IN0h -cBb _mc9 oP51 kA'],
    ['with the hyphen of a word processor', id.replace('-', '\u2013')],
    ['with other letters that look alike', 'B3vGlNOh-cBb_mc9oP5IkA'],
    ['as the address', `https://edutrain.example/certificates/${id}?language=fr#top`],
    ['with invisible characters', ` ${id}\u200b\ufeff `],
  ])('%s leads to its certificate', async (_how, typed) => {
    const { statusCode, headers } = await (await prepare())(typed)

    expect([statusCode, headers.location]).toEqual([303, `/certificates/${id}`])
  })

  it.each([id.toLowerCase(), id.slice(1), '', '<b>', "' or 1=1", 'l'.repeat(22)])(
    'that belongs to none says so, and that it may have been deleted: %s',
    async (typed) => {
      const { statusCode, body } = await (await prepare())(typed)

      expect(statusCode).toBe(404)
      expect(body).toContain('Or its holder may have deleted it')
      expect(body).toContain('<form class="check" action="/verify">')
      expect(body).not.toContain('<b>')
    },
  )

  it('is asked for by a page that needs no script', async () => {
    const app = await createTestApp()

    const { statusCode, body } = await app.app.inject({
      url: '/verify',
      headers: { 'accept-language': 'fr' },
    })

    expect(statusCode).toBe(200)
    expect(body).toContain('<label for="number">Numéro</label>')
    expect(body).not.toMatch(/<script|verdict/)
  })

  it('is asked for at the old address of the form, too', async () => {
    const app = await createTestApp()

    for (const [old, now] of [
      ['/certificates', '/verify'],
      ['/certificates?number=a%20b&language=fr', '/verify?number=a%20b&language=fr'],
    ]) {
      const { statusCode, headers } = await app.app.inject({ url: old ?? '' })
      expect([statusCode, headers.location]).toEqual([301, now])
    }
  })

  it('is never searched for: with many letters that look alike it is taken as it was typed', () => {
    expect(readTypedNumber('l'.repeat(22))).toEqual(['l'.repeat(22)])
    expect(readTypedNumber(id).length).toBeLessThanOrEqual(256)
    expect(readTypedNumber(id)[0]).toBe(id)
  })
})
