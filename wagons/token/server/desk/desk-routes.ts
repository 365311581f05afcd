import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import * as desk from '#wagons/token/contract/token-desk.ts'
import type { TokenParts } from '../token-parts.ts'
import { getTokenOverview } from './get-token-overview.ts'
import { getDeployTransaction, getRootTransaction } from './get-transactions.ts'
import { listSignedClaims } from './list-signed-claims.ts'
import { listTokenRevocations } from './list-token-revocations.ts'

export function registerTokenDeskRoutes(serve: Serve<AppCallers>, parts: TokenParts): void {
  serve(desk.getTokenOverview, () => getTokenOverview(parts))
  serve(desk.getDeployTransaction, ({ query }) => getDeployTransaction(parts, query.owner))
  serve(desk.getRootTransaction, () => getRootTransaction(parts))
  serve(desk.listSignedClaims, ({ query }) => listSignedClaims(parts, query.cursor))
  serve(desk.listTokenRevocations, ({ query }) => listTokenRevocations(parts, query.cursor))
}
