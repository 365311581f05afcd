import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { hour, minute } from '#platform/server/clock/clock.ts'
import { countStatusLists, entriesPerList, selectRevokedIndices } from '../records/credential-status.store.ts'
import { clockLeeway, issuerOf } from './credential.ts'
import { type CredentialForm, type Signing, signCredential } from './sign-credential.ts'

export const statusListUrl = (publicUrl: string, list: number, form: CredentialForm) =>
  `${publicUrl}/credentials/status/${list}${form === 'json' ? '.json' : ''}`

/** In ms: how long a verifier may use its copy of a list. */
const timeToLive = 5 * minute

/** W3C Bitstring Status List 1.0. Dated back to the beginning of the hour, and valid for at least a day. */
export async function getStatusList(signing: Signing, list: number, form: CredentialForm) {
  const { db, clock, publicUrl } = signing
  if (list < 1 || list > (await countStatusLists(db))) return undefined
  const from = (list - 1) * entriesPerList
  const revoked = await selectRevokedIndices(db, from, from + entriesPerList)
  const id = statusListUrl(publicUrl, list, form)
  const validFrom = Math.floor((clock() - clockLeeway) / hour) * hour
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerOf(publicUrl),
    validFrom,
    validUntil: validFrom + 25 * hour,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: timeToLive,
      encodedList: await encodeList(revoked.map((index) => index - from)),
    },
  }
  return signCredential(signing, credential, form)
}

const compress = promisify(gzip)

/** Gzip, then base64url with a `u` before it. */
async function encodeList(entries: readonly number[]): Promise<string> {
  const bits = Buffer.alloc(entriesPerList / 8)
  for (const entry of entries) {
    const byte = Math.floor(entry / 8)
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (entry % 8))
  }
  return `u${(await compress(bits)).toString('base64url')}`
}
