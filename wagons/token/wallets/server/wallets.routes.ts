import type { Identity } from '#features/identity/server/identity.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { AppServe } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import * as contract from '#wagons/token/wallets/contract.ts'
import { type ForgetSigned, statementLanguages, type WalletParts } from './proof-message.ts'
import { startWalletProof } from './start-wallet-proof.ts'
import { verifyWallet } from './verify-wallet.ts'
import type { WalletsSettings } from './wallets.config.ts'
import { getWallet, removeWallet } from './wallets.facade.ts'

interface Deps {
  readonly identity: Identity
  readonly config: { readonly wallets: WalletsSettings }
  readonly issuer: { readonly siteName: string }
}

export function walletPartsOf({ identity, config, issuer }: Deps, forgetSigned: ForgetSigned): WalletParts {
  const { db, clock, random, publicUrl } = identity
  return {
    db,
    clock,
    random,
    publicUrl,
    issuer,
    settings: config.wallets,
    forgetSigned,
  }
}

export function registerWalletsRoutes(serve: AppServe, parts: WalletParts): void {
  const { db, forgetSigned } = parts
  serve(contract.startWalletProof, ({ caller, body, chooseLanguage }) =>
    startWalletProof(parts, caller.id, { ...body, language: chooseLanguage(statementLanguages) }),
  )
  serve(contract.getWallet, async ({ caller }) => ({ wallet: await getWallet(db, caller.id) }))
  serve(contract.verifyWallet, async ({ caller, body }) => {
    const wallet = await verifyWallet(parts, caller.id, body)
    return wallet instanceof Refusal ? wallet : { wallet }
  })
  serve(contract.removeWallet, async ({ caller }) => {
    const before = await getWallet(db, caller.id)
    await inTransaction(db, async (tx) => {
      await removeWallet(tx, caller.id)
      await forgetSigned(tx, caller.id, null)
    })
    if (before) parts.tellChange?.(caller.id, null)
    return {}
  })
}
