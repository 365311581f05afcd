import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

const path = '/.well-known/security.txt'

it('security.txt says where to write of a security problem, for half a year from now', async () => {
  const { app } = await createTestApp({
    SECURITY_CONTACT: 'mailto:security@example.org',
    PUBLIC_URL: 'https://learn.example.org',
  })

  const { statusCode, headers, body } = await app.inject(path)

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(`Contact: mailto:security@example.org
Expires: 2026-10-28T12:00:00.369Z
Preferred-Languages: en, fr
Canonical: https://learn.example.org/.well-known/security.txt
`)
})

it('there is no security.txt where no contact is named', async () => {
  const { app } = await createTestApp()

  expect((await app.inject(path)).statusCode).toBe(404)
})

it('SECURITY_CONTACT is an address that can be written to', async () => {
  await expect(createTestApp({ SECURITY_CONTACT: 'Ada' })).rejects.toThrow(
    /SECURITY_CONTACT must be an address/,
  )
})
