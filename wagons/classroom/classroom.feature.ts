import { filmLength } from '#features/films/server/film.ts'
import { isOperatorAccount } from '#features/operators/server/operator.ts'
import { countCompletedModules } from '#features/quizzes/server/quizzes.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day, hour, minute } from '#platform/server/clock/clock.ts'
import { socketPaths } from '#platform/server/connections/upgrades.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import { type ClassroomExport, classroomExport } from '#wagons/classroom/contract/classroom.ts'
import { classroomSettings } from './server/classroom.config.ts'
import { registerClassroomRoutes } from './server/classroom.routes.ts'
import { measureClasses } from './server/live/class-meter.ts'
import { registerClassSocket } from './server/live/class-socket.ts'
import { createRooms } from './server/live/rooms.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { countOpenClassReports, selectClassReportsOf } from './server/records/class-report.store.ts'
import { closeAbandonedClasses } from './server/records/close-abandoned.ts'
import { selectHidesOf } from './server/records/hide.store.ts'
import { deleteOldLines, selectLinesOf } from './server/records/line.store.ts'
import { selectPresencesOf } from './server/records/presence.store.ts'
import { selectSeatsOf } from './server/records/seat.store.ts'
import { selectTicketsOf } from './server/records/ticket.store.ts'
import { waitingWork } from './server/waiting-work.ts'

const classPageOf = (space: string, moduleNumber: number) => `/class/${space}?module=${moduleNumber}`

/** What was said in a class, for reports about it. */
const lineDays = 30

export const classroom: Feature = {
  name: 'classroom',
  settings: { classroom: classroomSettings },
  socketPath: ({ classroom }) => socketPaths + classroom.process,
  provides: () => ({ countOpenClassReports, classPageOf }),
  async routes({ app, serve }, parts) {
    const { db, clock, config, identity, metrics, spaces } = parts
    const own = {
      db,
      clock,
      settings: config.classroom,
      log: app.log,
      meter: metrics && measureClasses(metrics.registry),
      isStillOperator: (accountId: string) => isOperatorAccount(identity, accountId),
      countCompleted: (accountIds: readonly string[]) =>
        countCompletedModules(db, accountIds, parts.moduleCount),
      filmLength: (moduleNumber: number) => filmLength(parts.films, moduleNumber),
    }
    const rooms = createRooms(own)
    await registerClassSocket(app, own, rooms, parts.publicUrl)
    registerClassroomRoutes(serve, { ...own, ...parts, counting: identity, spaces, rooms })
  },
  tasks: ({ db, clock }) => [
    {
      name: 'class-lines',
      what: 'removes what was said in a class 30 days ago',
      every: hour,
      run: inBatches(db, (tx, most) => deleteOldLines(tx, clock() - lineDays * day, most)),
    },
    {
      name: 'abandoned-classes',
      what: 'closes classes whose host has been away for three minutes, where no process holds their room',
      every: 5 * minute,
      run: () => closeAbandonedClasses(db, clock()),
    },
  ],
  privacyNotices,
  waitingWork: () => waitingWork,
  ownData: { classroom: ownData(classroomExport, (db, { id }) => exportClassroom(db, id)) },
  usedTables: ['class_presences', 'class_reports'],
}

/** What others said or reported is theirs. */
async function exportClassroom(db: Db, learner: LearnerId): Promise<ClassroomExport> {
  return {
    visits: await selectPresencesOf(db, learner),
    lines: await selectLinesOf(db, learner),
    hides: await selectHidesOf(db, learner),
    here: await selectSeatsOf(db, learner),
    tickets: await selectTicketsOf(db, learner),
    reports: await selectClassReportsOf(db, learner),
  }
}
