import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { AppServe } from '#platform/server/feature.ts'
import { Refusal, refuse } from '#platform/server/http/refusal.ts'
import * as contract from '#wagons/token/contract/wallet-door.ts'
import { listCurrentAddresses } from '#wagons/token/rewards/server/list/own-standing.ts'
import { statementLanguages, type WalletParts } from '#wagons/token/wallets/server/proof-message.ts'
import { startWalletProof } from '#wagons/token/wallets/server/start-wallet-proof.ts'
import { verifyWallet } from '#wagons/token/wallets/server/verify-wallet.ts'
import { beginClaim } from '../begin-claim.ts'
import { tokenChainOf } from '../known-chains.ts'
import { saveSignedClaim } from '../save-signed-claim.ts'
import type { TokenParts } from '../token-parts.ts'
import { closeDoor, openDoor, throughDoor } from './wallet-door.ts'

/** Enough for its owner to know it again. */
function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}…${email.slice(email.lastIndexOf('@'))}`
}

/** What the learner has verified or typed, and would get the token with, also before the certificate. */
const findAddress = async (db: Db, learner: LearnerId) =>
  (await listCurrentAddresses(db, [{ accountId: learner }])).get(learner)

/** What a link into a wallet's browser can do: the same as its learner, at these four and no others. */
export function registerDoorRoutes(serve: AppServe, parts: TokenParts, wallets: WalletParts): void {
  const { db, settings } = parts
  serve(contract.openDoor, ({ caller }) => openDoor(parts, caller.id))
  serve(contract.closeDoor, async ({ caller, body: { code } }) => {
    await closeDoor(db, caller.id, code)
    return {}
  })
  serve(contract.checkDoor, ({ body: { code }, address }) =>
    throughDoor(parts, address, code, async ({ learner, email, expiresAt }) => {
      const chain = await tokenChainOf(settings)
      if (!chain) return refuse('door-closed', 'This site offers no token.')
      const account = (await findAddress(db, learner)) ?? null
      return { chain, account, email: email === null ? null : maskEmail(email), expiresAt }
    }),
  )
  serve(contract.startDoorProof, ({ body: { code, ...asked }, address, chooseLanguage }) =>
    throughDoor(parts, address, code, ({ learner }) =>
      startWalletProof(wallets, learner, { ...asked, language: chooseLanguage(statementLanguages) }),
    ),
  )
  serve(contract.verifyDoorWallet, ({ body: { code, ...proof }, address }) =>
    throughDoor(parts, address, code, async ({ learner }) => {
      // Who took the link from somebody's screen cannot lead the token elsewhere.
      const wallet = await verifyWallet({ ...wallets, findKept: findAddress }, learner, proof)
      return wallet instanceof Refusal ? wallet : { wallet }
    }),
  )
  serve(contract.beginDoorClaim, ({ body: { code }, address }) =>
    throughDoor(parts, address, code, ({ learner }) => beginClaim(parts, learner)),
  )
  serve(contract.saveDoorSignature, ({ body: { code, ...signed }, address }) =>
    throughDoor(parts, address, code, async ({ learner }) => {
      const saved = await saveSignedClaim(parts, learner, signed)
      if (!(saved instanceof Refusal)) await closeDoor(db, learner, code)
      return saved
    }),
  )
}
