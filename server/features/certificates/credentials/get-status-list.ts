import { nextStatusIndex, selectRevokedPlaces } from './credential-status.store.ts'
import { type Signing, signCredential } from './sign-credential.ts'
import { encodeList, placeOf, placesPerList } from './status-list.ts'

/** The address of a list of revoked credentials, by its number from 1 on. */
export const statusListUrl = (publicUrl: string, list: number) => `${publicUrl}/credentials/status/${list}`

/**
 * A list of revoked credentials, signed like them (W3C Bitstring Status List 1.0); undefined when there is no such list
 * yet. The first one is always there.
 */
export async function getStatusList(signing: Signing, list: number): Promise<string | undefined> {
  const { db, clock, publicUrl } = signing
  const last = placeOf(Math.max(0, (await nextStatusIndex(db)) - 1)).list
  if (list < 1 || list > last) return undefined
  const from = (list - 1) * placesPerList
  const revoked = await selectRevokedPlaces(db, from, from + placesPerList)
  const id = statusListUrl(publicUrl, list)
  return signCredential(signing, {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    validFrom: clock(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await encodeList(revoked.map((index) => index - from)),
    },
  })
}
