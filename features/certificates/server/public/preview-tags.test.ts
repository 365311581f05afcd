import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { markRevoked } from '../records/certificate.store.ts'

const id = 'AbCdEfGhIjKlMnOpQrStUv'

it('a shared link shows the name only where the learner agrees to it, and the badge only while it is valid', async () => {
  const { app, learner, readTags } = await prepareCertificate({ PUBLIC_URL: 'https://train.example' })

  const hidden = await readTags('en')
  expect(hidden.get('og:title')).toBe('EduTrain certificate')
  expect(hidden.get('og:url')).toBe(`https://train.example/certificates/${id}`)
  expect(hidden.get('og:image')).toBe('https://train.example/credentials/badge.png')
  for (const secret of ['Ada', '2026', learner.email, learner.uid])
    expect([...hidden.values()].join('\n')).not.toContain(secret)

  await learner.call('PUT', '/api/certificate/shown-name', { showsName: true })
  const shown = await readTags('fr')
  expect(shown.get('og:title')).toBe('Ada of Secrets &lt;b&gt; · Certificat EduTrain')
  expect(shown.get('og:description')).toMatch(/^Décerné à Ada of Secrets &lt;b&gt;, qui a terminé/)
  expect(shown.get('description')).toBe(shown.get('og:description'))

  await markRevoked(app.db, id, 'a secret reason', app.clock())
  const revoked = await readTags('en')
  expect(revoked.get('og:description')).toContain('no longer valid')
  expect(revoked.has('og:image')).toBe(false)
  expect([...revoked.values()].join('\n')).not.toMatch(/Ada|secret/)
})

it('a shared link has no address in its preview where the server does not know its own', async () => {
  const { readTags } = await prepareCertificate()

  const tags = await readTags('en', { host: 'attacker.example' })

  expect(tags.get('og:title')).toBe('EduTrain certificate')
  expect(tags.has('og:url') || tags.has('og:image')).toBe(false)
  expect([...tags.values()].join('\n')).not.toMatch(/localhost|attacker/)
})

async function prepareCertificate(env: NodeJS.ProcessEnv = {}) {
  const app = await createTestApp(env)
  const learner = await app.signUp()
  await addTestCertificate(app.db, learner.uid, { id, name: 'Ada of Secrets <b>', issuedAt: app.clock() })
  /** What the head of the page says, by the names of its tags. */
  const readTags = async (language: string, headers: Record<string, string> = {}) => {
    const url = `/certificates/${id}`
    const { body } = await app.app.inject({ url, headers: { 'accept-language': language, ...headers } })
    const [head = ''] = body.split('</head>')
    expect(head).toContain('<meta name="robots" content="noindex">')
    const tags = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)
    return new Map([...tags].map(([, name = '', content = '']) => [name, content]))
  }
  return { app, learner, readTags }
}
