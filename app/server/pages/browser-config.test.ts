import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

const provider = {
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'edutrain-site',
  OIDC_CLIENT_SECRET: 'not for browsers',
  OIDC_LABEL: 'My school',
}

it('names no other identity provider where none is configured', async () => {
  const app = await createTestApp()

  const { body } = await app.anonymous.call('GET', '/config.json')

  expect(body.identity.providers).toEqual([])
})

it('names the other identity provider, and nothing of how the server talks to it', async () => {
  const app = await createTestApp(provider)

  const { body, text } = await app.anonymous.call('GET', '/config.json')

  expect(body.identity.providers).toEqual([{ id: 'oidc.provider', label: 'My school' }])
  expect(text).not.toMatch(/edutrain-site|id\.example|not for browsers/)
})
