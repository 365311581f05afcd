import type { Feature } from '#platform/server/feature.ts'
import { clearAuditDetails } from './server/audit-log.ts'
import { registerOperatorsRoutes } from './server/operators.routes.ts'

export const operators: Feature = {
  name: 'operators',
  routes: ({ serve }, parts) => registerOperatorsRoutes(serve, parts),
  usedTables: ['operators'],
  // The free text may name the learner; who did what and when stays.
  erase: (tx, { uid }) => clearAuditDetails(tx, uid),
}
