import proxyAddr from '@fastify/proxy-addr'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { registerCertificatesRoutes } from '#features/certificates/server/certificates.routes.ts'
import { createPrinter } from '#features/certificates/server/pdf/printer.ts'
import { registerPublicCertificates } from '#features/certificates/server/public/public-routes.ts'
import { registerClassesRoutes } from '#features/classes/server/classes.routes.ts'
import { registerDeskRoutes } from '#features/desk/server/desk.routes.ts'
import { filmLength } from '#features/films/server/film.ts'
import { registerFilmVideos, videoOrigins } from '#features/films/server/film-video.ts'
import { registerFilmsRoutes } from '#features/films/server/films.routes.ts'
import { identityOrigins } from '#features/identity/server/hosted/hosted-rules.ts'
import { registerIdentityRoutes } from '#features/identity/server/identity.routes.ts'
import { answerFault, faultOfError } from '#features/identity/server/protocol/google-fault.ts'
import { isIdentityAddress } from '#features/identity/server/protocol/service-host.ts'
import { registerItemAnalysisRoutes } from '#features/item-analysis/server/item-analysis.routes.ts'
import { serveKnownModules } from '#features/modules/server/known-modules.ts'
import { registerModulesRoutes } from '#features/modules/server/modules.routes.ts'
import { isOperatorAccount } from '#features/operators/server/operator.ts'
import { registerOperatorsRoutes } from '#features/operators/server/operators.routes.ts'
import { registerOwnDataRoutes } from '#features/own-data/server/own-data.routes.ts'
import { registerProfilesRoutes } from '#features/profiles/server/profiles.routes.ts'
import { registerProgressRoutes } from '#features/progress/server/progress.routes.ts'
import { registerQuestionReportsRoutes } from '#features/question-reports/server/question-reports.routes.ts'
import { countCompletedModules } from '#features/quizzes/server/quizzes.facade.ts'
import { registerQuizzesRoutes } from '#features/quizzes/server/quizzes.routes.ts'
import { registerReviewRoutes } from '#features/review/server/review.routes.ts'
import { type Endpoint, usualBodyBytes } from '#platform/contract/endpoint.ts'
import { isForeignKeyViolation } from '#platform/server/db/database-faults.ts'
import { answerClientError } from '#platform/server/http/client-errors.ts'
import { sendSecurityHeaders } from '#platform/server/http/document-headers.ts'
import { serveEndpoints } from '#platform/server/http/endpoints.ts'
import { answerRefusal, refusalOf } from '#platform/server/http/errors.ts'
import { acceptJsonBodies } from '#platform/server/http/json-body.ts'
import { createLimitedServer } from '#platform/server/http/limited-server.ts'
import { standardLog } from '#platform/server/http/log-lines.ts'
import { collectMethods, refuseOtherMethods } from '#platform/server/http/methods.ts'
import { contentSecurityPolicy } from '#platform/server/http/origins.ts'
import { shedLoad, watchEventLoop } from '#platform/server/http/overload.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { createRequestWatch, nameRequests, requestLog } from '#platform/server/http/request-watch.ts'
import type { MailError } from '#platform/server/mail/mailer.ts'
import { registerClassroomRoutes } from '#wagons/classroom/server/classroom.routes.ts'
import { registerClassSocket } from '#wagons/classroom/server/live/class-socket.ts'
import { createRooms } from '#wagons/classroom/server/live/rooms.ts'
import { registerPracticeRoutes } from '#wagons/practice/server/practice.routes.ts'
import { registerRewardsRoutes } from '#wagons/token/rewards/server/rewards.routes.ts'
import { certificateToken } from '#wagons/token/server/certificate-token.ts'
import { openChainReader } from '#wagons/token/server/chain/open-chain-reader.ts'
import { registerTokenDocuments } from '#wagons/token/server/documents/token-documents.ts'
import { removeClaimForOthers } from '#wagons/token/server/token.facade.ts'
import { registerTokenRoutes } from '#wagons/token/server/token.routes.ts'
import { registerWalletsRoutes } from '#wagons/token/wallets/server/wallets.routes.ts'
import type { AppCallers } from './access/callers.ts'
import { createGate } from './access/gate.ts'
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
