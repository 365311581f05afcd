import { saveShownToken } from '#features/certificates/server/own/save-certificate-name.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import * as contract from '#wagons/token/contract/token.ts'
import { registerTokenDeskRoutes } from './desk/desk-routes.ts'
import { getToken } from './get-token.ts'
import { tokenChainOf } from './known-chains.ts'
import { saveSignedClaim } from './save-signed-claim.ts'
import { removeSignedClaim } from './token.facade.ts'
import type { TokenParts } from './token-parts.ts'

export function registerTokenRoutes(serve: Serve<AppCallers>, parts: TokenParts): void {
  const { db, settings } = parts
  serve(contract.getTokenChain, async () => ({ chain: await tokenChainOf(settings) }))
  serve(contract.getToken, ({ caller }) => getToken(parts, caller.id))
  serve(contract.saveSignedClaim, ({ caller, body }) => saveSignedClaim(parts, caller.id, body))
  serve(contract.removeSignedClaim, async ({ caller }) => {
    await inTransaction(db, (tx) => removeSignedClaim(tx, caller.id))
    return {}
  })
  serve(contract.saveShownToken, ({ caller, body }) => saveShownToken(parts, caller.id, body.isShown))
  registerTokenDeskRoutes(serve, parts)
}
