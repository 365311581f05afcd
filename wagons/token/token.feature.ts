import { z } from 'zod'
import { day, hour, minute } from '#platform/server/clock/clock.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { inBatches } from '#platform/server/scheduler/in-batches.ts'
import { signedClaimExport } from '#wagons/token/contract/token.ts'
import { doorExport } from '#wagons/token/contract/wallet-door.ts'
import { rewardListsExport } from '#wagons/token/rewards/contract/reward-lists.ts'
import { submissionsExport } from '#wagons/token/rewards/contract/rewards.ts'
import { rewardsSettings } from '#wagons/token/rewards/server/rewards.config.ts'
import {
  countListedCertificates,
  exportRewardLists,
  exportRewards,
  findClaimIdOf,
  removeSubmissions,
  removeUnconfirmed,
} from '#wagons/token/rewards/server/rewards.facade.ts'
import { registerRewardsRoutes } from '#wagons/token/rewards/server/rewards.routes.ts'
import { walletExport } from '#wagons/token/wallets/contract.ts'
import { walletsSettings } from '#wagons/token/wallets/server/wallets.config.ts'
import { exportWallet, removeWallet } from '#wagons/token/wallets/server/wallets.facade.ts'
import { registerWalletsRoutes, walletPartsOf } from '#wagons/token/wallets/server/wallets.routes.ts'
import { certificateToken } from './server/certificate-token.ts'
import { openChainReader } from './server/chain/open-chain-reader.ts'
import { checkToken } from './server/check-token.ts'
import { countTokenWork } from './server/desk/count-token-work.ts'
import { waitingWork } from './server/desk/waiting-work.ts'
import { registerTokenDocuments } from './server/documents/token-documents.ts'
import { deleteAnyDoor, exportDoor } from './server/door/door.store.ts'
import { registerDoorRoutes } from './server/door/register-door.ts'
import { tellAddressChange } from './server/emails/tell-learner.ts'
import { tellOfClaims } from './server/emails/tell-of-claims.ts'
import { createUnawaited } from './server/emails/unawaited.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { checkTokenSettings, tokenSettings } from './server/token.config.ts'
import {
  exportSignedClaim,
  keepRevokedClaim,
  removeClaimForOthers,
  removeExpiredClaims,
  removeSignedClaim,
} from './server/token.facade.ts'
import { registerTokenRoutes } from './server/token.routes.ts'

export const token: Feature = {
  name: 'token',
  settings: { wallets: walletsSettings, rewards: rewardsSettings, token: tokenSettings },
  checkSettings: ({ token, wallets }) => checkTokenSettings(token, wallets),
  examine: ({ token, wallets }) => checkToken(token, wallets.rpcUrl),
  asks: ({ wallets }) => [wallets.rpcUrl],
  pageMarks: ({ token }) => (token.contract === '' ? {} : { chain: String(token.chainId) }),
  provides({ db, clock, config: { token: settings, wallets }, chain: given, publicUrl, issuer }) {
    const { rpcUrl } = wallets
    const chain = given ?? openChainReader({ settings, rpcUrl, clock })
    const tokenParts = { db, clock, settings, rpcUrl, publicUrl, issuer, chain }
    return {
      tokenParts,
      countListedCertificates,
      certificateToken: certificateToken(tokenParts),
      countTokenWork: () => countTokenWork(tokenParts),
    }
  },
  routes({ app, serve }, parts) {
    const unawaited = createUnawaited((err) =>
      app.log.error({ err }, 'an email about a wallet address could not be sent'),
    )
    app.addHook('onClose', () => unawaited.ended())
    const wallets = {
      ...walletPartsOf(parts, removeClaimForOthers),
      tellChange: (accountId: string, address: string | null) =>
        unawaited.add(tellAddressChange(parts, accountId, address)),
    }
    registerWalletsRoutes(serve, wallets)
    registerRewardsRoutes(serve, parts)
    if (parts.tokenParts) {
      registerTokenRoutes(serve, parts.tokenParts)
      registerDoorRoutes(serve, parts.tokenParts, wallets)
    }
    registerTokenDocuments(app, parts)
  },
  tasks: ({ db, clock, config: { rewards, mail, token: settings, wallets }, ...rest }) => [
    {
      name: 'unconfirmed-rewards',
      what: 'removes submissions of the reward form whose email was not confirmed within 30 days',
      every: hour,
      setting: 'UNCONFIRMED_REWARD_DAYS',
      run: inBatches(db, async (tx, most) =>
        rewards.unconfirmedDays === 0 || mail.smtpUrl === ''
          ? 0
          : removeUnconfirmed(tx, clock() - rewards.unconfirmedDays * day, most),
      ),
    },
    {
      name: 'signed-claims',
      what: 'removes signed claims of the token 90 days after their deadline',
      every: hour,
      run: inBatches(db, (tx, most) => removeExpiredClaims(tx, clock(), most)),
    },
    {
      name: 'token-emails',
      what: 'tells learners by email that the token they signed for is there, or that their signature is about to end',
      every: 10 * minute,
      run: async (stopping) => {
        const { mailer, publicUrl, issuer } = rest
        if (!mailer || !issuer || publicUrl === undefined) return 0
        const chain = openChainReader({ settings, rpcUrl: wallets.rpcUrl, clock })
        return tellOfClaims({ db, clock, mailer, publicUrl, issuer, settings, chain }, stopping)
      },
    },
  ],
  privacyNotices,
  waitingWork,
  ownData: {
    wallet: ownData(walletExport, (db, { id }) => exportWallet(db, id)),
    rewards: ownData(submissionsExport, exportRewards),
    claimId: ownData(z.string().nullable(), async (db, { id }) => (await findClaimIdOf(db, id)) ?? null),
    rewardLists: ownData(rewardListsExport, (db, { id }) => exportRewardLists(db, id)),
    signedClaim: ownData(signedClaimExport, (db, { id }) => exportSignedClaim(db, id)),
    walletDoor: ownData(doorExport, (db, { id }) => exportDoor(db, id)),
  },
  usedTables: ['wallets'],
  async reclaim(tx, _now, accountId) {
    await removeWallet(tx, accountId)
    await removeSignedClaim(tx, accountId)
    await deleteAnyDoor(tx, accountId)
  },
  async erase(tx, { uid, email, emailVerified }) {
    await keepRevokedClaim(tx, uid)
    // An unverified e-mail may be another person's: its submissions stay until they expire.
    if (email !== null && emailVerified) await removeSubmissions(tx, email)
  },
}
