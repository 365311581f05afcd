import type { FastifyInstance } from 'fastify'
import { type BrowserConfig, browserConfig } from '#contract/config.ts'
import { createProviders } from '#server/features/identity/providers/provider.ts'
import type { Config } from './config.ts'

/** Serves the browser's share of the configuration: nothing in it is secret. */
export function registerBrowserConfig(app: FastifyInstance, config: Config): void {
  const { mode, apiKey, projectId } = config.identity
  const providers = createProviders(config.identity)
  const answer: BrowserConfig = browserConfig.parse({ identity: { mode, apiKey, projectId, providers } })
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(answer))
}
