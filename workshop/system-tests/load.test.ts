import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { getRequest, openRawConnection } from '#workshop/testing/processes/raw-connection.ts'

it('of thousands of requests that a client sends ahead and leaves alone hardly one a connection is read', async () => {
  const { app } = await createTestApp()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  let read = 0
  app.server.on('request', () => read++)
  const connections = await Promise.all(Array.from({ length: 20 }, () => openRawConnection(url)))

  for (const connection of connections) connection.write(getRequest('/api/openapi.json').repeat(250))
  await connections[0]?.says(/HTTP\/1\.1 200 /)
  for (const connection of connections) connection.close()

  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  // Of 5,000.
  expect(read).toBeLessThan(20 * 20)
})
