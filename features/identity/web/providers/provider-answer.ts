import type { ProviderFailure } from '#features/identity/contract.ts'
import { paths } from '#platform/web/paths.ts'
import { ownPath } from '../own-path.ts'

export type ProviderAnswer =
  | {
      readonly providerId: string
      readonly idToken: string
      readonly rawNonce: string
      readonly returnTo: string
      readonly visit: string
    }
  | { readonly failure: ProviderFailure; readonly returnTo: string }

export function readProviderAnswer(fragment: string): ProviderAnswer {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const returnTo = ownPath(values.get('returnTo'), paths.dashboard)
  const [providerId, idToken, rawNonce] = ['providerId', 'idToken', 'nonce'].map((name) => values.get(name))
  const visit = values.get('visit')
  if (providerId && idToken && rawNonce && visit) return { providerId, idToken, rawNonce, returnTo, visit }
  const error = values.get('error')
  return { failure: error === 'cancelled' || error === 'expired' ? error : 'failed', returnTo }
}
