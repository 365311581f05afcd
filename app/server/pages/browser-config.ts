import type { FastifyInstance } from 'fastify'
import { createProviders } from '#features/identity/server/providers/provider.ts'
import { type BrowserConfig, browserConfig } from '#platform/contract/config.ts'
import type { Config } from '#platform/server/feature.ts'

export function registerBrowserConfig(app: FastifyInstance, config: Config): void {
  const { mode, apiKey, projectId, authDomain, emulatorUrl } = config.identity
  const hosted = { authDomain, ...(emulatorUrl ? { emulatorUrl } : {}) }
  const providers = mode === 'built-in' ? createProviders(config.identity) : []
  const answer: BrowserConfig = browserConfig.parse({
    identity: { mode, apiKey, projectId, ...(mode === 'firebase' ? hosted : {}), providers },
  })
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(answer))
}
