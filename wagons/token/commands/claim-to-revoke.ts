import { CommandError } from '#app/server/commands/command.ts'
import { findCertificateOwner } from '#features/certificates/server/certificates.facade.ts'
import type { Db } from '#platform/server/db/database.ts'
import { isListedClaim, listClaimIds } from '#wagons/token/rewards/server/rewards.facade.ts'

/** @throws CommandError which does not repeat what was typed: it looks like a private key */
export async function findClaimToRevoke(db: Db, id: string): Promise<{ claimId: string; warning?: string }> {
  if (/^0x[\da-fA-F]{64}$/.test(id)) {
    if (await isListedClaim(db, id.toLowerCase())) return { claimId: id.toLowerCase() }
    throw new CommandError('No list of this site has this claim id.')
  }
  const owner = await findCertificateOwner(db, id)
  if (!owner) throw new CommandError('There is no certificate with this id, or a later one has replaced it.')
  const claimId = (await listClaimIds(db, [owner.accountId])).get(owner.accountId)
  if (claimId === undefined)
    throw new CommandError(
      'The owner of this certificate was never on a reward list: there is no claim to revoke.',
    )
  const warning = 'This certificate is valid. Revoke it on the site first, unless only the token is to go.'
  return owner.isValid ? { claimId, warning } : { claimId }
}
