import { saveShownToken } from '#features/certificates/server/own/save-certificate-name.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { AppServe } from '#platform/server/feature.ts'
import * as contract from '#wagons/token/contract/token.ts'
import * as desk from '#wagons/token/contract/token-desk.ts'
import { beginClaim } from './begin-claim.ts'
import { checkClaim } from './check-claim.ts'
import { getTokenOverview } from './desk/get-token-overview.ts'
import { getDeployTransaction, getRootTransaction } from './desk/get-transactions.ts'
import { listSignedClaims } from './desk/list-signed-claims.ts'
import { listTokenRevocations } from './desk/list-token-revocations.ts'
import { getToken } from './get-token.ts'
import { tokenChainOf } from './known-chains.ts'
import { saveSignedClaim } from './save-signed-claim.ts'
import { removeSignedClaim } from './token.facade.ts'
import type { TokenParts } from './token-parts.ts'

export function registerTokenRoutes(serve: AppServe, parts: TokenParts): void {
  const { db, settings } = parts
  serve(contract.getTokenChain, async () => ({ chain: await tokenChainOf(settings) }))
  serve(contract.getToken, ({ caller }) => getToken(parts, caller.id))
  serve(contract.beginClaim, ({ caller }) => beginClaim(parts, caller.id))
  serve(contract.checkClaim, ({ body, address }) => checkClaim(parts, address, body.claimId))
  serve(contract.saveSignedClaim, ({ caller, body }) => saveSignedClaim(parts, caller.id, body))
  serve(contract.removeSignedClaim, async ({ caller }) => {
    await inTransaction(db, (tx) => removeSignedClaim(tx, caller.id))
    return {}
  })
  serve(contract.saveShownToken, ({ caller, body }) => saveShownToken(parts, caller.id, body.isShown))

  serve(desk.getTokenOverview, () => getTokenOverview(parts))
  serve(desk.getDeployTransaction, ({ query }) => getDeployTransaction(parts, query.owner, query.metadata))
  serve(desk.getRootTransaction, () => getRootTransaction(parts))
  serve(desk.listSignedClaims, ({ query }) => listSignedClaims(parts, query.cursor))
  serve(desk.listTokenRevocations, ({ query }) => listTokenRevocations(parts, query.cursor))
}
