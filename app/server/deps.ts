import { randomInt } from 'node:crypto'
import { createIdentity } from '#features/identity/server/identity.ts'
import { readUsedCeilings } from '#features/identity/server/limits/identity-limits.ts'
import { publishQuestions } from '#features/quizzes/server/quizzes.facade.ts'
import { openCurrentSite } from '#features/site/server/current-site.ts'
import { systemClock } from '#platform/server/clock/clock.ts'
import { requireSignatory } from '#platform/server/config/issuer.ts'
import type { Config, Parts, TaskParts } from '#platform/server/feature.ts'
import type { LoadWatch } from '#platform/server/http/overload.ts'
import { createTaskRunner, type TaskRunner } from '#platform/server/scheduler/task-runner.ts'
import { eraseTraces, reclaimAccount } from './account-changes.ts'
import { publicUrlOf } from './config/server.config.ts'
import { readContent } from './content.ts'
import { createMailer } from './create-mailer.ts'
import { openDatabase, openReads } from './open-database.ts'
import { createMetrics } from './process/metrics.ts'
import { scheduledTasks } from './scheduled-tasks/scheduled-tasks.ts'
import { featuresOf } from './wagons.ts'

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly tasks: TaskRunner
  }
}

/** What the app is made of. */
export interface Deps extends Omit<Parts, 'ownData' | 'adopt' | 'writtenPages' | 'mailer' | 'publicUrl'> {
  readonly load?: LoadWatch
}

/** @throws ContentError, SettingError when content, database or the initiative's pictures cannot be used */
export async function createDeps(config: Config, open: typeof openDatabase = openDatabase): Promise<Deps> {
  const content = readContent(config.server.contentDir, featuresOf(config))
  const publicUrl = publicUrlOf(config.server)
  const clock = systemClock
  const metrics = createMetrics(config)
  const db = await open(config, metrics?.database)
  const reads = openReads(config, db, metrics?.database)
  const currentSite = openCurrentSite({ db, clock, config, publicUrl })
  await currentSite.reload()
  requireSignatory(currentSite.now().config.issuer)
  const { issuer } = currentSite
  await publishQuestions({ db, clock }, content.bank)
  const mailer = createMailer(config, clock, issuer)
  const identity = await createIdentity({
    db,
    clock,
    settings: config.identity,
    mailer,
    publicUrl,
    issuer,
    reclaim: reclaimAccount,
    eraseTraces,
    hashingMeter: metrics?.hashing,
  })
  metrics?.ceilings.watch(() => readUsedCeilings(identity))
  const given = { ...content, db, reads, clock, config, mailer, publicUrl, issuer }
  const provided = featuresOf(config).map(({ provides }) => provides?.(given))
  const taskParts: TaskParts = Object.assign({}, given, ...provided)
  const tasks = createTaskRunner(scheduledTasks(taskParts), { clock, meter: metrics?.tasks })
  return {
    ...content,
    config,
    clock,
    randomIndex: randomInt,
    db,
    reads,
    identity,
    currentSite,
    issuer,
    tasks,
    metrics,
  }
}
