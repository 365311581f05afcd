import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { knowsMost, showFinalResult } from '#workshop/testing/app/assessments.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import type { Certificate } from '../records/certificate.store.ts'

async function open(
  wanted: Partial<Certificate>,
  env: NodeJS.ProcessEnv = {},
  prepare: (app: TestApp, uid: string) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const app = await createTestApp(env)
  const { uid } = await app.signUp()
  const { id } = await addTestCertificate(app.db, uid, wanted)
  await prepare(app, uid)
  return (await app.app.inject({ url: `/certificates/${id}` })).body
}

describe('the public page of a certificate', () => {
  it('says for how much it counts, and whom to ask, with a name or without', async () => {
    const env = {
      ISSUER_NAME: 'Web3 for All',
      ISSUER_EMAIL: 'help@example.org',
      ISSUER_ADDRESS: '12 Market Street',
    }
    for (const showsName of [true, false]) {
      const text = await open({ showsName }, env)
      for (const part of [
        'Nine modules, each with a lesson and a quiz',
        'about 3 hours of work',
        'Smart contracts',
        'Web3 for All has not checked it against an identity document',
        'href="mailto:help@example.org"',
        '12 Market Street',
        '<h1>Web3 for All certificate</h1>',
      ])
        expect(text).toContain(part)
    }
  })

  it('says the result of the final check beside the name, where its learner agreed to that', async () => {
    const line = 'Final check: 16 of 18 right, first try, May 1, 2026.'
    const agree = (app: TestApp, uid: string) => showFinalResult(app, uid, knowsMost)

    expect(await open({ showsName: true }, {}, agree)).toContain(`<p>${line}</p>`)
    for (const page of [await open({ showsName: false }, {}, agree), await open({ showsName: true })])
      expect(page).not.toContain('Final check')
  })

  it('names the skills of its modules and their level, in the language of the page', async () => {
    expect(await open({})).toContain('(DigComp 2.2, level: foundation)')
    expect(await open({})).toContain('<li>4.1 Protecting devices</li>')
  })

  it('writes its number in groups that a copy does not have', async () => {
    const text = await open({ id: 'AbCdEfGhIjKlMnOpQrStUv' })

    expect(text).toContain('<span>AbCd</span><span>EfGh</span><span>IjKl</span>')
  })

  it.each([
    ['Ada Ελένη Юрий', false],
    ['ಕೊಟ್ರೇಶ', true],
    ['Ada ကြည်', true],
  ])('gives the lines of %s more room where its script needs it: %s', async (name, isTall) => {
    expect((await open({ showsName: true, name })).includes('class="name tall"')).toBe(isTall)
  })

  it('needs no script, loads nothing from elsewhere, and is small', async () => {
    const text = await open({ showsName: true })

    expect(text).not.toMatch(/<script|<style|style="|src="(?!\/)|<link[^>]* href="(?!\/)/)
    expect(gzipSync(text).length).toBeLessThan(5_000)
  })

  it('is the ticket of the PDF: a punch for each module, and the code of its address', async () => {
    const text = await open({ showsName: true })

    const punches = [...text.matchAll(/<use href="#(punch-\d+)"/g)].map(([, id]) => id)
    expect(punches).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `punch-${number}`))
    for (const id of punches) expect(text).toContain(`<symbol id="${id}"`)
    expect(text).toContain('class="qr-code"')
  })

  it('offers the PDF and the picture with the badge, and the files for software folded', async () => {
    const text = await open({ showsName: true })

    expect(text).toMatch(/certificate\.pdf">.*badge\.png">.*<details>.*credential\.jwt">.*<\/details>/)
    expect(text).not.toContain('<details open')
  })

  it('has a code but no punches where its holder shows no name, and neither once it is revoked', async () => {
    const hidden = await open({})
    expect(hidden).toContain('class="qr-code"')
    expect(hidden).not.toMatch(/punched-line|<details/)

    const revoked = await open({ showsName: true, revoked: { at: 1, reason: 'x' } })
    expect(revoked).not.toMatch(/qr-code|punched-line|<details/)
  })
})
