import { filmLength } from '#features/films/server/film.ts'
import { isOperatorAccount } from '#features/operators/server/operator.ts'
import { countCompletedModules } from '#features/quizzes/server/quizzes.facade.ts'
import { day, hour, minute } from '#platform/server/clock/clock.ts'
import { socketPaths } from '#platform/server/connections/upgrades.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import { classroomExport } from '#wagons/classroom/contract/classroom.ts'
import { classroomSettings } from './server/classroom.config.ts'
import {
  closeAbandonedClasses,
  countOpenClassReports,
  exportClassroom,
  removeLines,
} from './server/classroom.facade.ts'
import { registerClassroomRoutes } from './server/classroom.routes.ts'
import { measureClasses } from './server/live/class-meter.ts'
import { registerClassSocket } from './server/live/class-socket.ts'
import { createRooms } from './server/live/rooms.ts'

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
      run: inBatches(db, (tx, most) => removeLines(tx, clock() - lineDays * day, most)),
    },
    {
      name: 'abandoned-classes',
      what: 'closes classes whose host has been away for three minutes, where no process holds their room',
      every: 5 * minute,
      run: () => closeAbandonedClasses(db, clock()),
    },
  ],
  ownData: { classroom: ownData(classroomExport, (db, { id }) => exportClassroom(db, id)) },
  usedTables: ['class_presences', 'class_reports'],
}
