import { expect, it } from 'vitest'
import { badgeFiles, createBadgeSite } from '#workshop/testing/credentials/earned-badge.ts'
import { bakeBadge } from '../credentials/baked-badge.ts'

it.each(badgeFiles)(
  'the %s of a badge is valid, with programme, name and day, shown or not',
  async (name) => {
    const { earn, file, send } = await createBadgeSite([2, 3])
    const badge = await earn()
    const bytes = await file(badge, name)
    await earn(false)

    const { stamp, text, body } = await send(bytes)
    expect(stamp).toBe('Valid')
    expect(text).toContain(
      'Web3 for All issued this badge, Winter EduTrain, to \u2068Ελένη Π.\u2069 on May 1, 2026',
    )
    expect(body).toContain(`href="/badges/${badge.id}"`)
    expect((await send(bytes, { 'accept-language': 'fr' })).text).toContain('Ce badge, ')
  },
)

it.each([
  ['another name', (json: string) => json.replace('Ελένη Π.', 'Helen')],
  ['another programme', (json: string) => json.replace('Mindset', 'Master')],
  ['the number of no badge', (json: string) => json.replace(/\/badges\/.{22}/, `/badges/${'x'.repeat(22)}`)],
])('a badge with %s is forged', async (_what, forge) => {
  const { earn, file, send } = await createBadgeSite([1])
  const json = (await file(await earn(), 'credential.json')).toString()
  expect(forge(json)).not.toBe(json)

  const pdf = `%PDF-1.7\nstream\n${forge(json)}\nendstream`
  for (const bytes of [forge(json), pdf, bakeBadge(forge(json), 'badge-dawn')])
    expect((await send(bytes)).stamp).toBe('Changed or forged')
})

it('a number, a forged file and several badges are spoken of as what they may be, a badge or a certificate', async () => {
  const { app, list, file, send } = await createBadgeSite([1, 2, 3])
  await app.db.updateTable('programme_badges').set({ shows_name: 1 }).execute()
  const [first, second] = await list()
  if (!first || !second) throw new Error('two badges were earned')
  const jsons = await Promise.all([first, second].map((badge) => file(badge, 'credential.json')))
  const png = await file(first, 'badge.png')

  for (const bytes of [
    `%PDF-1.7 ${first.url}`,
    String(jsons[0]).replace('Ελένη Π.', 'Helen'),
    Buffer.concat([png, await file(second, 'badge.png')]),
  ])
    for (const language of ['en', 'fr']) {
      const { text } = await send(bytes, { 'accept-language': language })
      expect(text).not.toMatch(/this certificate|ce certificat|Certificate number|Numéro du certificat/)
    }
})

it('a badge of another site is not ours', async () => {
  const { send } = await createBadgeSite([])
  const other = await createBadgeSite([1], { PUBLIC_URL: 'https://other.example' })

  expect((await send(await other.file(await other.earn(), 'badge.png'))).stamp).toBe('Not ours')
})
