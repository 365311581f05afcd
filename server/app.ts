import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { registerCertificatesRoutes } from '#server/features/certificates/certificates.routes.ts'
import { registerClassesRoutes } from '#server/features/classes/classes.routes.ts'
import { type AppCallers, createGate } from '#server/features/identity/gate.ts'
import { identityOrigins } from '#server/features/identity/hosted/identity-origins.ts'
import { registerIdentityRoutes } from '#server/features/identity/identity.routes.ts'
import { answerFault, faultOfError } from '#server/features/identity/wire/google-fault.ts'
import { isIdentityAddress } from '#server/features/identity/wire/wire-prefix.ts'
import { registerModulesRoutes } from '#server/features/modules/modules.routes.ts'
import { registerProfilesRoutes } from '#server/features/profiles/profiles.routes.ts'
import { registerProgressRoutes } from '#server/features/progress/progress.routes.ts'
import { registerQuizzesRoutes } from '#server/features/quizzes/quizzes.routes.ts'
import { registerRewardsRoutes } from '#server/features/rewards/rewards.routes.ts'
import { isForeignKeyViolation } from '#server/platform/db/database-faults.ts'
import { answerClientError } from '#server/platform/http/client-errors.ts'
import { serveEndpoints } from '#server/platform/http/endpoints.ts'
import { answerRefusal, refusalOf } from '#server/platform/http/errors.ts'
import { acceptJsonBodies } from '#server/platform/http/json-body.ts'
import { collectMethods, refuseOtherMethods } from '#server/platform/http/methods.ts'
import { refuse } from '#server/platform/http/refusal.ts'
import { describeRequest } from '#server/platform/http/request-log.ts'
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts'
import { registerAccountExport } from './account-export.ts'
import { registerBrowserConfig } from './browser-config.ts'
import type { Deps } from './deps.ts'
import { registerPages, sendNotFoundPage, wantsPage } from './pages.ts'

/** Largest accepted body, in bytes. */
const bodyLimit = 64 * 1024

/** How long a request may take to arrive, in ms: a full body at 18 kbit/s. */
const requestTimeout = 30_000

/** How many connections may be open at once. Each takes memory before anybody knows whose it is. */
const mostConnections = 10_000

const accountGone = refuse('unauthenticated', 'The account is gone.')

/** The whole server, ready to listen or to be injected with requests. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    requestTimeout,
    clientErrorHandler: answerClientError,
    // A request that comes while the process stops is answered as always; its connection is then closed.
    return503OnClosing: false,
    // From anybody else the header may say what it likes.
    trustProxy: [...deps.config.server.trustProxy],
    logger: { level: deps.config.server.logLevel, serializers: { req: describeRequest } },
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be decoded reaches no route, hence no error handler of one, and no page can be sent.
    frameworkErrors: (error, request, reply) => {
      if (isIdentityAddress(request.url)) answerFault(reply, faultOfError(error, request))
      else answerRefusal(reply, refusalOf(error, request))
    },
  })
  app.server.headersTimeout = requestTimeout
  app.server.maxConnections = mostConnections
  app.setErrorHandler(answerError)
  acceptJsonBodies(app)
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(identityOrigins(deps.config.identity)),
    strictTransportSecurity: { includeSubDomains: false },
  })
  const methods = collectMethods(app)
  app.addHook('onClose', () => deps.db.destroy())

  const serve = serveEndpoints<AppCallers>(app, createGate(deps.identity))
  registerIdentityRoutes(app, deps.identity, serve)
  registerProfilesRoutes(serve, deps)
  registerModulesRoutes(serve, deps)
  registerClassesRoutes(serve, deps)
  registerQuizzesRoutes(serve, deps)
  registerProgressRoutes(serve, deps)
  registerCertificatesRoutes(serve, deps)
  registerRewardsRoutes(serve, deps)
  registerAccountExport(serve, deps)

  app.get('/healthz', async () => ({ status: 'ok' }))
  registerBrowserConfig(app, deps.config)
  await registerPages(app)
  refuseOtherMethods(app, methods)
  return app
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Every learner's row belongs to an account, which may be deleted while a request is on its way.
  if (isForeignKeyViolation(error)) return answerRefusal(reply, accountGone)
  const refusal = refusalOf(error, request)
  return refusal.code !== 'internal' && wantsPage(request)
    ? sendNotFoundPage(request, reply)
    : answerRefusal(reply, refusal)
}
