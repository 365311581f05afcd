import { setTimeout } from 'node:timers/promises'
import proxyAddr from '@fastify/proxy-addr'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { videoOrigins } from '#features/films/server/film-video.ts'
import { identityOrigins } from '#features/identity/server/hosted/hosted-rules.ts'
import { answerFault, faultOfError } from '#features/identity/server/protocol/google-fault.ts'
import { isIdentityAddress } from '#features/identity/server/protocol/service-host.ts'
import { serveKnownModules } from '#features/modules/server/modules.routes.ts'
import { type Endpoint, usualBodyBytes } from '#platform/contract/endpoint.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import { answerClientError } from '#platform/server/connections/client-errors.ts'
import { createLimitedServer } from '#platform/server/connections/limited-server.ts'
import { isForeignKeyViolation } from '#platform/server/db/database-faults.ts'
import type { Parts } from '#platform/server/feature.ts'
import { sendSecurityHeaders } from '#platform/server/http/document-headers.ts'
import { serveEndpoints } from '#platform/server/http/endpoints.ts'
import { answerRefusal, refusalOf } from '#platform/server/http/errors.ts'
import { acceptJsonBodies } from '#platform/server/http/json-body.ts'
import { standardLog } from '#platform/server/http/log-lines.ts'
import { collectMethods, refuseOtherMethods } from '#platform/server/http/methods.ts'
import { contentSecurityPolicy } from '#platform/server/http/origins.ts'
import { shedLoad, watchEventLoop } from '#platform/server/http/overload.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { createRequestWatch, nameRequests, requestLog } from '#platform/server/http/request-watch.ts'
import { createGate } from './access/gate.ts'
import { adopt } from './account-changes.ts'
import { noteEndpoints, registerApiDescription } from './api-description.ts'
import { connectionLimitsOf } from './config/operations.config.ts'
import type { Deps } from './deps.ts'
import { features } from './features.ts'
import { registerBrowserConfig } from './pages/browser-config.ts'
import { markWriter } from './pages/page-marks.ts'
import { createPageSender, registerPages, wantsPage, writtenPages } from './pages/pages.ts'
import { shownNotices } from './pages/shown-notices.store.ts'
import { registerSiteFiles } from './pages/site-files.ts'
import { registerHealth } from './process/health.ts'
import { registerMetrics } from './process/metrics.ts'
import { registerProxyCheck } from './process/proxy-check.ts'
import { featuresOf, pathsLeftOut, wagonsLeftOut } from './wagons.ts'

const accountGone = refuse('unauthenticated', 'The account no longer exists.')

export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { server, operations } = deps.config
  const { mailer, publicUrl } = deps.identity
  const isProxy = proxyAddr.compile([...server.trustProxy])
  const watchRequest = createRequestWatch(deps.metrics?.requests)
  const app = Fastify({
    bodyLimit: usualBodyBytes,
    serverFactory: createLimitedServer(connectionLimitsOf(operations), (address) => isProxy(address, 0)),
    clientErrorHandler: answerClientError,
    // Requests during the stop are answered as usual; then the connection is closed.
    return503OnClosing: false,
    // Other clients could forge the header.
    trustProxy: isProxy,
    genReqId: nameRequests((address) => isProxy(address, 0)),
    logger: { level: server.logLevel, serializers: requestLog.serializers, stream: standardLog },
    logController: requestLog.logController,
    routerOptions: { ignoreTrailingSlash: true },
    // An undecodable address reaches no route, hence no error handler.
    frameworkErrors: (error, request, reply) => {
      watchRequest(request, reply)
      if (isIdentityAddress(request.url)) answerFault(reply, faultOfError(error, request))
      else answerRefusal(reply, refusalOf(error, request))
    },
  })
  app.decorateReply('refusalReason')
  const here = featuresOf(deps.config)
  const leftOut = pathsLeftOut(deps.config)
  const privacyNotices = await shownNotices(deps)
  const pages = createPageSender(
    publicUrl,
    { ...deps, privacyNotices },
    { wagons: wagonsLeftOut(deps.config), paths: leftOut },
    markWriter(here, deps.config),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The account may be deleted during a request.
    if (isForeignKeyViolation(error)) return answerRefusal(reply, accountGone)
    const refusal = refusalOf(error, request)
    const mistaken = refusal.code !== 'internal' && refusal.code !== 'unavailable'
    return mistaken && wantsPage(request)
      ? pages.sendNotFoundPage(request, reply)
      : answerRefusal(reply, refusal)
  })
  app.addHook('onRequest', async (request, reply) => watchRequest(request, reply))
  app.addHook('onRequest', async (request) => {
    const refreshed = deps.currentSite.refresh()
    // Pages show at once what an operator has changed, but wait for no database that does not answer.
    if (wantsPage(request)) await Promise.race([refreshed, setTimeout(300, undefined, { ref: false })])
  })
  shedLoad(app, deps.load ?? watchEventLoop(operations.overloadDelay))
  acceptJsonBodies(app)
  await sendSecurityHeaders(app, {
    contentSecurityPolicy: contentSecurityPolicy({
      services: identityOrigins(deps.config.identity),
      media: videoOrigins(deps.films),
    }),
    strictTransportSecurity: { includeSubDomains: false },
  })
  const methods = collectMethods(app)
  app.addHook('onClose', async () => {
    await deps.db.destroy()
    if (deps.reads !== deps.db) await deps.reads.destroy()
  })

  const served: Endpoint[] = []
  const serve = serveKnownModules(
    noteEndpoints(serveEndpoints<AppCallers>(app, createGate(deps.identity)), served),
    deps.moduleCount,
  )
  const ownData = Object.assign({}, ...features.map((feature) => feature.ownData))
  const given: Parts = {
    ...deps,
    mailer,
    publicUrl,
    ownData,
    adopt,
    writtenPages: writtenPages(deps.issuer),
  }
  const parts: Parts = Object.assign({}, given, ...here.map(({ provides }) => provides?.(given)))
  for (const { routes } of here) await routes?.({ app, serve }, parts)
  registerApiDescription(serve, served)

  registerHealth(app, deps.db)
  registerMetrics(app, deps.metrics, operations.metricsToken)
  const socketPaths = here.flatMap(({ socketPath }) => socketPath?.(deps.config) ?? [])
  registerProxyCheck(app, server, socketPaths)
  registerBrowserConfig(app, deps.config)
  registerSiteFiles(app, deps, publicUrl, leftOut)
  await registerPages(app, pages, deps, leftOut)
  refuseOtherMethods(app, methods)
  return app
}
