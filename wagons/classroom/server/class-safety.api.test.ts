import { describe, expect, it } from 'vitest'
import { codeOf, hostPath, signUpOperator } from '#wagons/classroom/testing/class-calls.ts'
import { createClassSite } from '#wagons/classroom/testing/class-site.ts'

describe('a learner who misbehaves', () => {
  it('is hidden in every class from then on, both ways', async () => {
    const site = await createClassSite()
    const [ada, bob] = [await site.enter('Ada'), await site.enter('Bob')]
    ada.send('hide', { visitor: bob.visitor, isHidden: true })
    expect((await ada.next('hidden')).data).toEqual({ hidden: [{ visitor: bob.visitor, nickname: 'Bob' }] })
    for (const one of [ada, bob]) {
      one.send('leave', {})
      await one.closed
    }

    const [again, other] = [await site.enter('Ada', ada.caller), await site.enter('Bob', bob.caller)]

    expect(other.welcome.people).toHaveLength(1)
    expect((await again.next('came')).data.people).toMatchObject([{ nickname: 'Bob' }])
  })

  it('is reported with the last twenty lines, to operators alone, and the report is closed with a note', async () => {
    const site = await createClassSite()
    const [ada, bob, host] = [await site.enter('Ada'), await site.enter('Bob'), await site.host()]
    host.send('openChat', { isOpen: true })
    await ada.next('chat')
    for (let number = 1; number <= 22; number++) {
      site.clock.advance(2_000)
      bob.send('say', { text: `line ${number}` })
      await ada.next('line')
    }
    host.send('removeLine', { id: 22 })
    await ada.next('lineRemoved')
    ada.send('report', { visitor: bob.visitor, words: 'rude' })
    expect((await ada.next('reported')).data).toEqual({ visitor: bob.visitor })

    const reports = '/api/operator/class-reports'
    const read = () => host.caller.call('GET', reports)
    await expect.poll(async () => (await read()).body.reports.length).toBe(1)
    const [report] = (await read()).body.reports
    expect(report).toMatchObject({
      moduleNumber: 1,
      words: 'rude',
      status: 'open',
      reporter: { accountId: ada.caller.uid, nickname: 'Ada' },
      reported: { accountId: bob.caller.uid, nickname: 'Bob', email: bob.caller.email },
    })
    expect(report.lines.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `line ${index + 3}`),
    )
    const close = () => host.caller.call('PUT', `${reports}/${report.id}/closed`, { note: 'Spoken to' })
    site.clock.advance(1)
    expect((await close()).body).toEqual({ status: 'closed' })
    expect(await codeOf(close())).toEqual([409, 'report-not-open'])
    expect((await read()).body.reports).toEqual([])
    expect((await host.caller.call('GET', `${reports}?status=closed`)).body.reports).toHaveLength(1)
    const log = await host.caller.call('GET', '/api/operator/audit-events')
    expect(log.body.events[0]).toMatchObject({ type: 'class-report-closed', detail: 'Spoken to' })
  })
})

describe('what is stored of a class', () => {
  it('is in the learner’s export, goes with the account, and names no other learner', async () => {
    const site = await createClassSite()
    const [ada, bob, host] = [await site.enter('Ada'), await site.enter('Bob'), await site.host()]
    host.send('openChat', { isOpen: true })
    await ada.next('chat')
    ada.send('say', { text: 'hello' })
    ada.send('report', { visitor: bob.visitor, words: 'rude' })
    ada.send('hide', { visitor: bob.visitor, isHidden: true })
    await ada.next('hidden')
    site.clock.advance(1_000)
    ada.send('leave', {})
    await ada.closed

    const read = async () => (await ada.caller.call('GET', '/api/account/export')).body.classroom
    await expect.poll(async () => (await read()).visits.length).toBe(1)
    const exported = await read()
    expect(exported).toMatchObject({
      visits: [{ moduleNumber: 1, nickname: 'Ada', presentMs: 1_000, removedAt: null }],
      lines: [{ moduleNumber: 1, nickname: 'Ada', text: 'hello' }],
      hides: [{ at: expect.any(Number) }],
      reports: [{ moduleNumber: 1, reported: 'Bob', words: 'rude', status: 'open' }],
    })
    expect(JSON.stringify(exported)).not.toContain(bob.caller.uid)

    await site.db.deleteFrom('accounts').where('id', '=', ada.caller.uid).execute()
    for (const table of [
      'class_presences',
      'class_lines',
      'class_hides',
      'class_reports',
      'class_seats',
    ] as const)
      expect(
        await site.db.selectFrom(table).selectAll().where('account_id', '=', ada.caller.uid).execute(),
      ).toEqual([])
  })

  it('keeps a class whose host has no account any more, under the name the host had', async () => {
    const site = await createClassSite()
    const host = await site.host()
    await site.db.deleteFrom('accounts').where('id', '=', host.caller.uid).execute()
    expect((await host.next('bye')).data.reason).toBe('signed-out')

    const other = await signUpOperator(site)
    const { body } = await other.call('GET', '/api/operator/held-classes')
    expect(body.classes).toMatchObject([{ host: 'Host' }])
    expect((await other.call('POST', hostPath, { nickname: 'Two' })).status).toBe(200)
  })
})
