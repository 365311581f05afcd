import { describe, expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { badgeFiles, createBadgeSite } from '#workshop/testing/credentials/earned-badge.ts'
import { readPdf } from '#workshop/testing/credentials/read-pdf.ts'
import { printLimit } from '../public/get-certificate-file.ts'

describe('a badge and its learner', () => {
  it.each(badgeFiles)('is downloaded by its learner alone until others may, as %s', async (name) => {
    const { app, learner, earn } = await createBadgeSite([1])
    const { id } = await earn(false)
    const own = `/api/own-badges/${id}/${name}`
    const shown = async () => (await app.app.inject(`/api/badges/${id}/${name}`)).statusCode

    expect((await learner.download(own)).bytes.length).toBeGreaterThan(1_000)
    expect((await (await app.signUp()).call('GET', own)).status).toBe(404)
    expect(await shown()).toBe(404)
    await earn(true)
    expect(await shown()).toBe(200)
    await earn(false)
    expect(await shown()).toBe(404)
  })

  it('is replaced by one with the name that the learner has now, which is shown to nobody yet', async () => {
    const { app, learner, earn, list, file, send, page } = await createBadgeSite([1, 2, 3])
    const badge = await earn()
    const old = await file(badge, 'badge.pdf')
    const renew = () => learner.call('POST', `/api/own-badges/${badge.id}/renewal`, {})
    expect((await renew()).body.error.code).toBe('same-name')
    await learner.call('PUT', '/api/profile', { name: 'Helen P.', walletAddress: '' })

    app.clock.advance(60_000)
    expect((await renew()).status).toBe(200)

    const renewed = (await list()).find(({ programmeId }) => programmeId === badge.programmeId)
    expect(renewed).toMatchObject({ name: 'Helen P.', modules: badge.modules, showsName: false })
    expect(renewed?.issuedAt).toBe(badge.issuedAt + 60_000)
    expect(renewed?.id).not.toBe(badge.id)

    const checked = await send(old)
    expect(checked.stamp).toBe('Replaced')
    expect(checked.text).toContain('replaced it on May 1, 2026: it is no longer valid')
    const former = await page(badge.id)
    expect([former.status, former.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(former.body).toContain('later replaced it. This one is no longer valid')
    expect(former.body).not.toMatch(/Ελένη|Helen|api\/badges/)
    expect(former.body).not.toContain(renewed?.id)
    await learner.call('PUT', `/api/own-badges/${renewed?.id}/shown-name`, { showsName: true })
    expect((await page(badge.id)).body).toContain(`href="/badges/${renewed?.id}"`)
    expect((await app.app.inject(`/certificates/${badge.id}`)).headers.location).toBe(`/badges/${badge.id}`)
    expect((await learner.call('GET', '/api/account/export')).body.badges).toContainEqual(
      expect.objectContaining({ id: renewed?.id, former: [{ id: badge.id, endedAt: renewed?.issuedAt }] }),
    )
  })

  it('is printed in the language of its reader', async () => {
    const { app, learner, earn } = await createBadgeSite([2, 3])
    const { id } = await earn()
    const own = await learner.download(`/api/own-badges/${id}/badge.pdf`)
    const french = await app.app.inject(`/api/badges/${id}/badge.pdf?language=fr`)

    expect((await readPdf(own.bytes)).text).toContain('This badge is awarded to')
    const { text, title, qrCode } = await readPdf(french.rawPayload)
    for (const part of ['EduTrain d’hiver', 'deux modules (environ 40 minutes)', 'Ελένη Π.'])
      expect(text).toContain(part)
    expect(title).toBe('EduTrain d’hiver\u00a0: Ελένη Π.')
    expect(qrCode).toBe(`https://edutrain.example/badges/${id}`)
    expect((await app.app.inject(`/api/badges/${id}/badge.pdf?language=xx`)).statusCode).toBe(400)
  })

  it('is printed for an address only so often, with certificates, and for its learner all the same', async () => {
    const { app, learner, earn } = await createBadgeSite([1])
    const { id } = await earn()
    const counting = { db: app.db, clock: app.clock }
    for (let time = 1; time <= printLimit.max; time++) await admitRequest(counting, printLimit, ['127.0.0.1'])

    expect((await app.app.inject(`/api/badges/${id}/badge.pdf`)).statusCode).toBe(429)
    expect((await learner.download(`/api/own-badges/${id}/badge.pdf`)).bytes.length).toBeGreaterThan(1_000)
    expect((await app.app.inject(`/api/badges/${id}/badge.pdf`)).statusCode).toBe(200)
  })

  it('is replaced a few times a day, since each takes an entry of the list of revoked ones', async () => {
    const { learner, list } = await createBadgeSite([1])
    const statuses = []
    for (let time = 0; time < 7; time++) {
      await learner.call('PUT', '/api/profile', { name: `Ada ${time}`, walletAddress: '' })
      const [badge] = await list()
      statuses.push((await learner.call('POST', `/api/own-badges/${badge?.id}/renewal`, {})).status)
    }
    expect(statuses).toEqual([409, 200, 200, 200, 200, 200, 429])
  })

  it('counts its replacements by itself', async () => {
    const { learner, list } = await createBadgeSite([1, 2, 3])
    await list()
    const statuses = []
    for (let time = 0; time < 4; time++) {
      await learner.call('PUT', '/api/profile', { name: `Ada ${time}`, walletAddress: '' })
      for (const { id } of await list())
        statuses.push((await learner.call('POST', `/api/own-badges/${id}/renewal`, {})).status)
    }
    expect(statuses).toEqual(Array(8).fill(200))
  })

  it.each(['=1+1', 'Lоve', '7'])('never shows a name that looks like none: %s', async (name) => {
    const { app, learner, list } = await createBadgeSite([])
    await learner.call('PUT', '/api/profile', { name, walletAddress: '' })
    await playQuiz(app, learner.uid as LearnerId, 1)
    const [badge] = await list()
    const show = await learner.call('PUT', `/api/own-badges/${badge?.id}/shown-name`, { showsName: true })

    expect(show.body.error.code).toBe('name-unusual')
  })

  it('goes with the account: its page knows it no more, its credential is revoked, and nothing of it is left', async () => {
    const { app, learner, earn, file, page, send } = await createBadgeSite([1])
    const badge = await earn()
    const kept = await file(badge, 'credential.json')
    const { status_index } = await app.db
      .selectFrom('programme_badges')
      .select('status_index')
      .executeTakeFirstOrThrow()

    await app.db.deleteFrom('accounts').where('id', '=', learner.uid).execute()

    expect((await page(badge.id)).status).toBe(404)
    expect((await send(kept)).stamp).toBe('Unknown')
    expect(await app.db.selectFrom('credential_statuses').selectAll().execute()).toEqual([
      { status_index, certificate_id: null, badge_id: null },
    ])
  })

  it('is in what the learner downloads of the account', async () => {
    const { learner, earn } = await createBadgeSite([1])
    const { id } = await earn()

    const { body } = await learner.call('GET', '/api/account/export')
    expect(body.badges).toMatchObject([{ id, programmeId: 'mindset-reset', modules: [1], showsName: true }])
  })
})
