import { describe, expect, it } from 'vitest'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createBadgeSite } from '#workshop/testing/credentials/earned-badge.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'

describe('the public page of a badge', () => {
  it('shows name, modules, skills, date and files once its learner agreed', async () => {
    const { earn, page } = await createBadgeSite([2, 3])
    const { id } = await earn()

    const { status, body, headers } = await page(id)
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex'])
    for (const part of [
      '<h1>Winter EduTrain</h1>',
      '>Ελένη Π.</p>',
      'who completed the modules “Blockchain” and “Wallets and safety” and passed the quiz of each.',
      'about 40 minutes of work',
      '4.1 Protecting devices',
      'May 1, 2026',
      'src="/credentials/badge-winter.svg"',
      `href="/api/badges/${id}/badge.pdf?language=en"`,
      `href="/api/badges/${id}/badge.png"`,
      `href="/api/badges/${id}/credential.jwt"`,
      'Ελένη Π. · Winter EduTrain',
      'content="https://edutrain.example/credentials/badge-winter.png"',
    ])
      expect(body).toContain(part)
    expect(body).not.toMatch(/<script|certificate\.pdf|#punch-[^23]"/)
  })

  it('says that it is valid, and neither whose it is nor since when, until then', async () => {
    const { earn, page } = await createBadgeSite([1])
    const { id } = await earn(false)

    const { status, body } = await page(id)
    expect(status).toBe(200)
    expect(body).toContain('Valid, no name shown')
    expect(body).not.toMatch(/Ελένη|May 1|api\/badges/)
  })

  it('shows no name and gives no file while its account is disabled', async () => {
    const { app, earn, page, file } = await createBadgeSite([1])
    const badge = await earn()
    const disable = (disabled: 0 | 1) => app.db.updateTable('accounts').set({ disabled }).execute()

    await disable(1)
    expect((await page(badge.id)).body).toContain('Valid, no name shown')
    expect((await file(badge, 'credential.json')).toString()).toContain('not-found')

    await disable(0)
    expect((await page(badge.id)).body).toContain('>Ελένη Π.</p>')
  })

  it('leads the number of a certificate to its page', async () => {
    const { app } = await createBadgeSite([])
    const { id } = await addTestCertificate(app.db, (await app.signUp()).uid)

    const { statusCode, headers } = await app.app.inject(`/badges/${id}`)
    expect([statusCode, headers.location]).toEqual([303, `/certificates/${id}`])
  })

  it('speaks French to those who read it', async () => {
    const { earn, page } = await createBadgeSite([1])
    const { id } = await earn()

    const { body } = await page(id, { 'accept-language': 'fr' })
    expect(body).toContain('qui a terminé le module «\u00a0Web2 et Web3\u00a0» et réussi son quiz.')
    expect(body).toContain('(DigComp 2.2, niveau\u00a0: de base)')
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'no-such-badge'])('says of %s that there is none', async (id) => {
    const { page } = await createBadgeSite([])

    const { status, body } = await page(id)
    expect(status).toBe(404)
    expect(body).toContain('There is no certificate or badge with this number')
  })

  it('is found by its number at the place of certificates and on the page for checking', async () => {
    const { app, earn } = await createBadgeSite([1])
    const { id } = await earn()
    const get = async (url: string) => (await app.app.inject(url)).headers.location

    expect(await get(`/certificates/${id}`)).toBe(`/badges/${id}`)
    expect(await get(`/verify?number=${encodeURIComponent(`https://edutrain.example/badges/${id}`)}`)).toBe(
      `/certificates/${id}`,
    )
  })
})

describe('a name that a visitor types on the page of a badge', () => {
  async function open() {
    const { app, learner, earn, page } = await createBadgeSite([1])
    const { id } = await earn(false)
    const type = async (name: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const payload = String(new URLSearchParams({ name }))
      return (await app.app.inject({ method: 'POST', url: `/badges/${id}`, headers, payload })).body
    }
    const choose = (choice: object) => learner.call('PUT', `/api/own-badges/${id}/shown-name`, choice)
    return { app, id, page, type, choose }
  }

  it('is compared with the one on it as on the page of a certificate, and the page never says whose it is', async () => {
    const { id, page, type } = await open()

    expect((await page(id)).body).toContain(`method="post" action="/badges/${id}"`)
    expect(await type('ελένη  Π.')).toContain('class="verdict good"')
    const no = await type('Helen')
    expect(no).toContain('class="verdict bad"')
    expect(no).not.toContain('Ελένη')
  })

  it('is compared with nothing once the learner says so, the name is shown, an operator hides it, or the account is disabled', async () => {
    const { app, id, page, type, choose } = await open()
    const isAsked = async () => (await page(id)).body.includes('method="post"')
    const isCompared = async () => /verdict (good|bad)/.test(await type('Ελένη Π.'))

    expect((await choose({ showsName: false, confirmsName: false })).body).toEqual({
      showsName: false,
      confirmsName: false,
    })
    expect([await isAsked(), await isCompared()]).toEqual([false, false])
    await choose({ showsName: true, confirmsName: true })
    expect(await isAsked()).toBe(false)
    await choose({ showsName: false })
    expect([await isAsked(), await isCompared()]).toEqual([true, true])
    await app.db.updateTable('accounts').set({ disabled: 1 }).execute()
    expect([await isAsked(), await isCompared()]).toEqual([false, false])
    await app.db.updateTable('accounts').set({ disabled: 0 }).execute()
    await app.db.updateTable('programme_badges').set({ hidden_at: 1 }).execute()
    expect([await isAsked(), await isCompared()]).toEqual([false, false])
  })
})

describe('what a badge is awarded for', () => {
  it('is a page for people and a definition for programs, with picture, skills, hours and level', async () => {
    const { app } = await createBadgeSite([])
    const url = '/credentials/programmes/summer'

    expect((await app.app.inject({ url, headers: { accept: 'text/html' } })).body).toContain(
      '<h1>Summer EduTrain</h1>',
    )
    const { headers, body } = await app.app.inject({ url, headers: { accept: 'application/json' } })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(JSON.parse(body)).toMatchObject({
      id: `https://edutrain.example${url}`,
      achievementType: 'Badge',
      name: 'Web3 basics: Summer EduTrain',
      image: { id: 'https://edutrain.example/credentials/badge-summer.png' },
      tag: ['About 40 minutes', 'Level: foundation (DigComp 2.2)'],
    })
    expect(JSON.parse(body).alignment.map(({ targetCode }: { targetCode: string }) => targetCode)).toEqual([
      '1.2',
      '3.3',
      '4.1',
    ])
  })

  it('is still there when the programme has ended, as its badges have it', async () => {
    const { app, learner, earn, file, page } = await createBadgeSite([1])
    const badge = await earn()
    const old = { programme_id: 'old', title: 'Old EduTrain', modules: '[1,12]' }
    const gone = { number: 12, title: 'Ledgers of old', station: 'Ledgers' }
    const line = JSON.stringify({ season: 'dawn', modules: [gone] })
    await app.db
      .updateTable('programme_badges')
      .set({ ...old, line })
      .execute()
    const { achievement } = JSON.parse((await file(badge, 'credential.json')).toString()).credentialSubject
    const url = new URL(achievement.id).pathname

    const { body } = await app.app.inject({ url, headers: { accept: 'application/json' } })
    expect(JSON.parse(body)).toMatchObject({
      id: achievement.id,
      name: 'Web3 basics: Old EduTrain',
      image: { id: 'https://edutrain.example/credentials/badge-dawn.png' },
    })
    expect(JSON.parse(body).description).toContain(': Web2 and Web3, Ledgers of old.')
    expect((await page(badge.id)).body).toContain('“Web2 and Web3” and “Ledgers of old”')
    expect((await page(badge.id)).body).toContain('/credentials/badge-dawn.svg')
    expect((await readPdf(await file(badge, 'badge.pdf'))).text).toContain('Ledgers')
    expect((await learner.call('GET', '/api/own-badges')).body.badges).toContainEqual(
      expect.objectContaining({ programmeId: 'old', season: 'dawn' }),
    )
    expect((await app.app.inject({ url, headers: { accept: 'text/html' } })).body).toContain(
      '<h1>Old EduTrain</h1>',
    )
  })

  it('is nothing where there is no such programme', async () => {
    const { app } = await createBadgeSite([])

    expect((await app.app.inject('/credentials/programmes/autumn')).statusCode).toBe(404)
  })
})
