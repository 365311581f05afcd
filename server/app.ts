import proxyAddr from '@fastify/proxy-addr'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { type Endpoint, usualBodyBytes } from '#contract/endpoint.ts'
import type { AppCallers } from '#server/access/callers.ts'
import { createGate } from '#server/access/gate.ts'
import { registerCertificatesRoutes } from '#server/features/certificates/certificates.routes.ts'
import { createPrinter } from '#server/features/certificates/pdf/printer.ts'
import { registerPublicCertificates } from '#server/features/certificates/public/public-routes.ts'
import { registerClassesRoutes } from '#server/features/classes/classes.routes.ts'
import { registerClassroomRoutes } from '#server/features/classroom/classroom.routes.ts'
import { registerClassSocket } from '#server/features/classroom/live/class-socket.ts'
import { createRooms } from '#server/features/classroom/live/rooms.ts'
import { registerDeskRoutes } from '#server/features/desk/desk.routes.ts'
import { filmLength } from '#server/features/films/film.ts'
import { registerFilmVideos, videoOrigins } from '#server/features/films/film-video.ts'
import { registerFilmsRoutes } from '#server/features/films/films.routes.ts'
import { identityOrigins } from '#server/features/identity/hosted/hosted-rules.ts'
import { registerIdentityRoutes } from '#server/features/identity/identity.routes.ts'
import { answerFault, faultOfError } from '#server/features/identity/protocol/google-fault.ts'
import { isIdentityAddress } from '#server/features/identity/protocol/service-host.ts'
import { registerItemAnalysisRoutes } from '#server/features/item-analysis/item-analysis.routes.ts'
import { serveKnownModules } from '#server/features/modules/known-modules.ts'
import { registerModulesRoutes } from '#server/features/modules/modules.routes.ts'
import { isOperatorAccount } from '#server/features/operators/operator.ts'
import { registerOperatorsRoutes } from '#server/features/operators/operators.routes.ts'
import { registerOwnDataRoutes } from '#server/features/own-data/own-data.routes.ts'
import { registerPracticeRoutes } from '#server/features/practice/practice.routes.ts'
import { registerProfilesRoutes } from '#server/features/profiles/profiles.routes.ts'
import { registerProgressRoutes } from '#server/features/progress/progress.routes.ts'
import { registerQuestionReportsRoutes } from '#server/features/question-reports/question-reports.routes.ts'
import { countCompletedModules } from '#server/features/quizzes/quizzes.facade.ts'
import { registerQuizzesRoutes } from '#server/features/quizzes/quizzes.routes.ts'
import { registerReviewRoutes } from '#server/features/review/review.routes.ts'
import { registerRewardsRoutes } from '#server/features/rewards/rewards.routes.ts'
import { certificateToken } from '#server/features/token/certificate-token.ts'
import { openChainReader } from '#server/features/token/chain/open-chain-reader.ts'
import { registerTokenDocuments } from '#server/features/token/documents/token-documents.ts'
import { removeClaimForOthers } from '#server/features/token/token.facade.ts'
import { registerTokenRoutes } from '#server/features/token/token.routes.ts'
import { registerWalletsRoutes } from '#server/features/wallets/wallets.routes.ts'
import { isForeignKeyViolation } from '#server/platform/db/database-faults.ts'
import { answerClientError } from '#server/platform/http/client-errors.ts'
import { sendSecurityHeaders } from '#server/platform/http/document-headers.ts'
import { serveEndpoints } from '#server/platform/http/endpoints.ts'
import { answerRefusal, refusalOf } from '#server/platform/http/errors.ts'
import { acceptJsonBodies } from '#server/platform/http/json-body.ts'
import { createLimitedServer } from '#server/platform/http/limited-server.ts'
import { standardLog } from '#server/platform/http/log-lines.ts'
import { collectMethods, refuseOtherMethods } from '#server/platform/http/methods.ts'
import { contentSecurityPolicy } from '#server/platform/http/origins.ts'
import { shedLoad, watchEventLoop } from '#server/platform/http/overload.ts'
import { refuse } from '#server/platform/http/refusal.ts'
import { createRequestWatch, nameRequests, requestLog } from '#server/platform/http/request-watch.ts'
import type { MailError } from '#server/platform/mail/mailer.ts'
import { noteEndpoints, registerApiDescription } from './api-description.ts'
import { connectionLimitsOf } from './config/operations.config.ts'
import { publicUrlOf } from './config/server.config.ts'
import type { Deps } from './deps.ts'
import { registerBrowserConfig } from './pages/browser-config.ts'
import { createPageSender, type PageSender, registerPages, wantsPage, writtenPages } from './pages/pages.ts'
import { registerSearchEngineFiles } from './pages/search-engine-files.ts'
import { registerSecurityFile } from './pages/security-file.ts'
import { registerHealth } from './process/health.ts'
import { registerMetrics } from './process/metrics.ts'
import { registerProxyCheck } from './process/proxy-check.ts'

const accountGone = refuse('unauthenticated', 'The account no longer exists.')

export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { server, operations } = deps.config
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
  const pages = createPageSender(publicUrlOf(server), deps)
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(pages, error, request, reply))
  app.addHook('onRequest', async (request, reply) => watchRequest(request, reply))
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

  const { mailer, publicUrl } = deps.identity
  const { rpcUrl } = deps.config.wallets
  const token = {
    db: deps.db,
    clock: deps.clock,
    settings: deps.config.token,
    rpcUrl,
    publicUrl,
    chain: deps.chain ?? openChainReader({ settings: deps.config.token, rpcUrl, clock: deps.clock }),
  }

  const reportMailFailure = (error: MailError) =>
    app.log.error({ err: error }, 'an email about a certificate could not be sent')
  const certificates = {
    ...deps,
    mailer,
    publicUrl,
    reportMailFailure,
    printer: createPrinter(deps.printing),
    token: certificateToken(token),
  }
  app.addHook('onClose', () => certificates.printer.close())

  const classroom = {
    db: deps.db,
    clock: deps.clock,
    settings: deps.config.classroom,
    log: app.log,
    meter: deps.metrics?.classroom,
    isStillOperator: (accountId: string) => isOperatorAccount(deps.identity, accountId),
    countCompleted: (accountIds: readonly string[]) =>
      countCompletedModules(deps.db, accountIds, deps.moduleCount),
    filmLength: (moduleNumber: number) => filmLength(deps.films, moduleNumber),
  }
  const rooms = createRooms(classroom)
  await registerClassSocket(app, classroom, rooms, publicUrl)

  const served: Endpoint[] = []
  const serve = serveKnownModules(
    noteEndpoints(serveEndpoints<AppCallers>(app, createGate(deps.identity)), served),
    deps.moduleCount,
  )
  registerIdentityRoutes(app, deps.identity, serve)
  registerOperatorsRoutes(serve, deps)
  registerProfilesRoutes(serve, deps)
  registerWalletsRoutes(serve, deps, removeClaimForOthers)
  registerModulesRoutes(serve, deps)
  registerFilmsRoutes(serve, deps)
  registerClassesRoutes(serve, deps)
  registerClassroomRoutes(serve, { ...classroom, counting: deps.identity, spaces: deps.spaces, rooms })
  registerQuizzesRoutes(serve, deps)
  registerPracticeRoutes(serve, deps)
  registerReviewRoutes(serve, deps)
  registerItemAnalysisRoutes(serve, deps)
  registerQuestionReportsRoutes(serve, deps)
  registerProgressRoutes(serve, deps)
  registerCertificatesRoutes(serve, certificates)
  registerRewardsRoutes(serve, deps)
  registerTokenRoutes(serve, token)
  registerDeskRoutes(serve, deps)
  registerOwnDataRoutes(serve, deps)
  registerApiDescription(serve, served)

  registerHealth(app, deps.db)
  registerMetrics(app, deps.metrics, operations.metricsToken)
  registerProxyCheck(app, server, deps.config.classroom.process)
  registerBrowserConfig(app, deps.config)
  registerSearchEngineFiles(app, publicUrlOf(server), deps.moduleCount)
  registerSecurityFile(app, {
    contact: operations.securityContact,
    address: publicUrlOf(server),
    clock: deps.clock,
  })
  registerPublicCertificates(app, certificates, writtenPages)
  registerTokenDocuments(app, { publicUrl, issuer: deps.issuer })
  await registerFilmVideos(app, deps.films)
  await registerPages(app, pages, deps)
  refuseOtherMethods(app, methods)
  return app
}

function answerError(
  pages: PageSender,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  // The account may be deleted during a request.
  if (isForeignKeyViolation(error)) return answerRefusal(reply, accountGone)
  const refusal = refusalOf(error, request)
  const mistaken = refusal.code !== 'internal' && refusal.code !== 'unavailable'
  return mistaken && wantsPage(request)
    ? pages.sendNotFoundPage(request, reply)
    : answerRefusal(reply, refusal)
}
