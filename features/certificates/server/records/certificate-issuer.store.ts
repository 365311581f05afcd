import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Issuer, storedLogoPath } from '#platform/server/config/issuer.ts'
import { type Picture, sizeOfPng } from '#platform/server/content/png-file.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { CertificateIssuerTable } from './certificates.tables.ts'

/** Who vouches. How to reach them is never stored, since an old address would lead nowhere. */
type StoredIssuer = Pick<Issuer, 'name' | 'logo' | 'logoPath' | 'signatory'>

/** Returns its id. */
export async function insertIssuer(tx: Db, { name, logo, signatory }: Issuer): Promise<string> {
  const row = {
    name,
    logo: toText(logo),
    signatory: signatory?.name ?? null,
    signatory_title: signatory?.title ?? null,
    signature: toText(signatory?.signature),
  }
  const id = createHash('sha256')
    .update(JSON.stringify(Object.values(row)))
    .digest('base64url')
    .slice(0, 22)
  await tx
    .insertInto('certificate_issuers')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** A row never changes, and there is one for each change of the settings. */
const known = new Map<string, StoredIssuer>()
const mostKnown = 16

export async function findIssuer(db: Db, id: string): Promise<StoredIssuer | undefined> {
  const found = known.get(id)
  if (found) return found
  const row = await db.selectFrom('certificate_issuers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const issuer = toIssuer(row)
  known.set(id, issuer)
  if (known.size > mostKnown) known.delete(known.keys().next().value ?? '')
  return issuer
}

/** The issuer of the settings with the name, the logo and the signatory of the day of the issue. */
export async function issuerOnDay(
  { db, issuer }: { readonly db: Db; readonly issuer: Issuer },
  { issuerId }: { readonly issuerId: string | null },
): Promise<Issuer> {
  return issuerId === null ? issuer : { ...issuer, ...(await findIssuer(db, issuerId)) }
}

const toIssuer = (row: Selectable<CertificateIssuerTable>): StoredIssuer => ({
  name: row.name,
  logo: toPicture(row.logo),
  logoPath: storedLogoPath(row.id),
  signatory:
    row.signatory === null
      ? undefined
      : {
          name: row.signatory,
          title: row.signatory_title ?? undefined,
          signature: toPicture(row.signature),
        },
})

const toText = (picture: Picture | undefined) =>
  picture ? Buffer.from(picture.bytes).toString('base64') : null

function toPicture(text: string | null): Picture | undefined {
  if (text === null) return undefined
  const bytes = Buffer.from(text, 'base64')
  return { bytes, ...sizeOfPng(bytes) }
}
