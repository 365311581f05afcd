import type { Agreement, agree, getAgreement } from '#features/site/contract/agreement.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { writeLocal } from '#platform/web/lib/local-storage.ts'

/** This device asks no more about this text. */
export const settleTerms = (version: string): void => writeLocal('termsKnown', version)

/** @throws ApiError */
export async function fetchAgreement(): Promise<Agreement> {
  const agreement = await callApi<typeof getAgreement>('GET', '/api/agreement')
  if (agreement.agreed === 'now') settleTerms(agreement.version)
  return agreement
}

interface Stated {
  readonly version: string
  readonly age?: number | undefined
}

/** `token` signs for an account that is not the one signed in. @throws ApiError */
export async function sendAgreement(body: Stated, token?: string): Promise<void> {
  await callApi<typeof agree>('PUT', '/api/agreement', { body, ...(token !== undefined && { token }) })
}
