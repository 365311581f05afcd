import { attendancesExport } from '#features/classes/contract.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { readSpaces } from './server/classes.content.ts'
import { adoptAttendances, exportAttendances } from './server/classes.facade.ts'
import { registerClassesRoutes } from './server/classes.routes.ts'
import { privacyNotices } from './server/privacy-notices.ts'

export const classes: Feature = {
  name: 'classes',
  readContent: ({ dir }, { moduleCount }) => ({ spaces: readSpaces(dir, moduleCount) }),
  routes: ({ serve }, parts) => registerClassesRoutes(serve, parts),
  privacyNotices,
  ownData: { classes: ownData(attendancesExport, (db, { id }) => exportAttendances(db, id)) },
  usedTables: ['attendances'],
  adopt: adoptAttendances,
}
