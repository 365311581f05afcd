import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import type { Certificate } from '../records/certificate.store.ts'
import { certificateLimit, compareName, visitorLimit } from './compare-name.ts'

async function prepare(wanted: Partial<Certificate> = {}) {
  const parts = await createTestDeps()
  const { id } = await createTestLearner(parts.db)
  const certificate = await addTestCertificate(parts.db, id, { confirmsName: true, ...wanted })
  const compare = (name: string, address = '203.0.113.7') => compareName(parts, certificate, name, address)
  return { parts, compare }
}

describe('a name that a visitor types', () => {
  it.each([
    ['Ada Lovelace', 'ada  LOVELACE '],
    ['Siobhán O’Connor-Núñez', "SIOBHA\u0301N O'CONNOR\u2010NÚÑEZ"],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['فاطمه\u200cها', 'فاطمهها'],
    ['ﬁona', 'Fiona'],
    ['𞤀𞤣𞤢𞤥𞤢', '𞤢𞤣𞤢𞤥𞤢'],
  ])('is the name on the certificate however it is typed: %s, %s', async (name, typed) => {
    expect(await (await prepare({ name })).compare(typed)).toBe('same')
  })

  it.each(['Ada', 'Ada Byron', 'Lovelace Ada', 'Adá Lovelace', '%', ''])(
    'is another one when it only resembles it: %s',
    async (typed) => {
      expect(await (await prepare()).compare(typed)).toBe('other')
    },
  )

  it.each([{ confirmsName: false }, { showsName: true }, { revoked: { at: 1, reason: 'x' } }])(
    'is compared with nothing unless the holder agreed and the certificate is valid: %j',
    async (wanted) => {
      expect(await (await prepare(wanted)).compare('Ada Lovelace')).toBeUndefined()
    },
  )

  it('is one of few that a visitor may try, whatever the answer', async () => {
    const { parts, compare } = await prepare()
    for (let time = 0; time < visitorLimit.max; time++) await compare('Ada Lovelace')

    expect(await compare('Ada Lovelace')).toBe('too-often')
    expect(await compare('Ada Lovelace', '198.51.100.1')).toBe('same')
    parts.clock.advance(visitorLimit.window)
    expect(await compare('Ada Lovelace')).toBe('same')
  })

  it('is one of few that all visitors together may try on a certificate', async () => {
    const { parts, compare } = await prepare()
    for (let time = 0; time < certificateLimit.max; time++) await compare(`Name ${time}`, `203.0.113.${time}`)

    expect(await compare('Ada Lovelace', '198.51.100.1')).toBe('too-often')
    parts.clock.advance(certificateLimit.window)
    expect(await compare('Ada Lovelace', '198.51.100.1')).toBe('same')
  })
})

describe('the page that compares a name', () => {
  async function open(wanted: Partial<Certificate> = {}) {
    const { app, db, signUp } = await createTestApp()
    const { id } = await addTestCertificate(db, (await signUp()).uid, { confirmsName: true, ...wanted })
    const url = `/certificates/${id}`
    const type = (payload: string, contentType = 'application/x-www-form-urlencoded') =>
      app.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload })
    return { type, read: () => app.inject({ url }) }
  }

  it('is grey while it shows no name, says so, and asks for the one on paper', async () => {
    const { body } = await (await open()).read()

    expect(body).toContain('class="verdict plain"')
    expect(body).not.toContain('class="verdict good"')
    expect(body).toContain('This page does not say whose it is')
    expect(body).toMatch(/<form class="check" method="post"/)
  })

  it('answers a form without a script, keeps nothing in a cache, and never names the holder', async () => {
    const { type } = await open({ name: 'Ada of Secrets' })

    const yes = await type('name=ada+of+secrets')
    const no = await type('name=%3Cb%3EGrace')

    expect([yes.statusCode, yes.headers['cache-control'], yes.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(yes.body).toContain('class="verdict good"')
    expect(no.body).toContain('class="verdict bad"')
    expect(no.body).toContain('&lt;b&gt;Grace')
    for (const { body } of [yes, no]) expect(body).not.toContain('Ada of Secrets')
  })

  it('has no form where the holder has not agreed, and answers none', async () => {
    const { read, type } = await open({ confirmsName: false })

    expect((await read()).body).not.toContain('<form class="check" method="post"')
    expect((await type('name=Ada+Lovelace')).body).not.toContain('verdict good')
  })

  it.each([
    ['name=', 'application/x-www-form-urlencoded', 200],
    ['name=%00', 'application/x-www-form-urlencoded', 200],
    ['', 'application/x-www-form-urlencoded', 200],
    ['{"name":"Ada Lovelace"}', 'application/json', 415],
    [`name=${'x'.repeat(5_000)}`, 'application/x-www-form-urlencoded', 413],
  ])(
    'takes a form that is not filled in for no question: %.20s, %s',
    async (payload, contentType, status) => {
      const answer = await (await open()).type(payload, contentType)

      expect(answer.statusCode).toBe(status)
      expect(answer.body).not.toMatch(/verdict (good|bad)/)
    },
  )
})
