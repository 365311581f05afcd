import { clockLeeway, issuerOf } from './credential.ts'
import { countStatusLists, selectRevokedPlaces } from './credential-status.store.ts'
import { type CredentialForm, type Signing, signCredential } from './sign-credential.ts'
import { encodeList, placesPerList } from './status-list.ts'

/** The address of a list of revoked credentials, by its number from 1 on. It is signed as those that point to it. */
export const statusListUrl = (publicUrl: string, list: number, form: CredentialForm) =>
  `${publicUrl}/credentials/status/${list}${form === 'json' ? '.json' : ''}`

const hour = 60 * 60_000

/** How long a verifier may go by a copy of a list before it asks again, in ms. */
const timeToLive = 5 * 60_000

/**
 * A list of revoked credentials, signed like them (W3C Bitstring Status List 1.0); undefined when there is no such list
 * yet. The first one is always there. It is dated back to the beginning of the hour, and valid for at least a day from now on.
 */
export async function getStatusList(
  signing: Signing,
  list: number,
  form: CredentialForm,
): Promise<string | undefined> {
  const { db, clock, publicUrl } = signing
  if (list < 1 || list > (await countStatusLists(db))) return undefined
  const from = (list - 1) * placesPerList
  const revoked = await selectRevokedPlaces(db, from, from + placesPerList)
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
