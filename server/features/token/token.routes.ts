import * as contract from '#contract/token.ts'
import type { AppCallers } from '#server/access/callers.ts'
import { saveShownToken } from '#server/features/certificates/own/save-certificate-name.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
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
