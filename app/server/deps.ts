import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { PrinterLimits } from '#features/certificates/server/pdf/printer.ts'
import type { TaskName } from '#features/desk/contract.ts'
import { createIdentity, type Identity } from '#features/identity/server/identity.ts'
import { readUsedCeilings } from '#features/identity/server/limits/ceiling.ts'
import type { RandomIndex } from '#features/quizzes/server/grading.ts'
import { publishQuestions } from '#features/quizzes/server/quizzes.facade.ts'
import { type Clock, systemClock } from '#platform/server/clock/clock.ts'
import type { LoadWatch } from '#platform/server/http/overload.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { createOutboxMailer } from '#platform/server/mail/outbox-mailer.ts'
import { createSmtpMailer } from '#platform/server/mail/smtp-mailer.ts'
import { createTaskRunner, type TaskRunner } from '#platform/server/scheduler/task-runner.ts'
import type { ChainReader } from '#wagons/token/server/chain/chain-reader.ts'
import { eraseTraces, reclaimAccount } from './account-changes.ts'
import type { Config } from './config/config.ts'
import { type Issuer, readIssuer } from './config/issuer.ts'
import { senderOf } from './config/mail.config.ts'
import { publicUrlOf } from './config/server.config.ts'
import { type Content, readContent } from './content.ts'
import type { Db } from './database.ts'
import { openDatabase, openReads } from './open-database.ts'
import { createMetrics, type Metrics } from './process/metrics.ts'
import { scheduledTasks } from './retention/scheduled-tasks.ts'

export interface Deps extends Content {
  readonly config: Config
  readonly clock: Clock
  readonly randomIndex: RandomIndex
  readonly db: Db
  /** For lists and counts of operators, which may be seconds old: `db`, or a replica of it. */
  readonly reads: Db
  readonly identity: Identity
  readonly issuer: Issuer
  readonly tasks: TaskRunner<TaskName>
  /** Undefined without a token to read them. */
  readonly metrics?: Metrics | undefined
  readonly load?: LoadWatch
  /** One by the settings, where none is given. */
  readonly chain?: ChainReader
  readonly printing?: PrinterLimits
}

/** @throws ContentError, SettingError when content, database or the initiative's pictures cannot be used */
export async function createDeps(config: Config, open: typeof openDatabase = openDatabase): Promise<Deps> {
  const content = readContent(config.server.contentDir)
  const publicUrl = publicUrlOf(config.server)
  const issuer = readIssuer(config.issuer, { contentDir: config.server.contentDir, publicUrl })
  const clock = systemClock
  const metrics = createMetrics(config)
  const db = await open(config, metrics?.database)
  const reads = openReads(config, db, metrics?.database)
  await publishQuestions({ db, clock }, content.bank)
  const identity = await createIdentity({
    db,
    clock,
    settings: config.identity,
    mailer: createMailer(config, clock),
    publicUrl,
    issuer,
    reclaim: reclaimAccount,
    eraseTraces,
    hashingMeter: metrics?.hashing,
  })
  metrics?.ceilings.watch(() => readUsedCeilings(identity))
  const tasks = createTaskRunner(scheduledTasks({ db, clock, config }), { clock, meter: metrics?.tasks })
  return { ...content, config, clock, randomIndex: randomInt, db, reads, identity, issuer, tasks, metrics }
}

function createMailer({ server, mail: { smtpUrl, from: address }, issuer }: Config, clock: Clock): Mailer {
  const from = senderOf(address, issuer.name)
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from })
  return createOutboxMailer({ dir: join(server.dataDir, 'outbox'), from, clock, say: console.log })
}
