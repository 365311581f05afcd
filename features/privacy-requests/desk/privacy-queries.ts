import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import type {
  addPrivacyRequest,
  deleteLearner,
  exportLearnerData,
  finishPrivacyRequest,
  listPrivacyRequests,
} from '#features/privacy-requests/contract.ts'
import type { Body } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { saveJson } from '#platform/web/lib/api/save-file.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './privacy.en.ts'

const path = '/api/operator/privacy-requests'

export const usePrivacyRequests = (list: 'open' | 'done') =>
  useDeskPages([path, list], (cursor) =>
    callApi<typeof listPrivacyRequests>('GET', path, { query: { list, cursor } }),
  )

/** `act` does it and says what was done; what failed is said by the page. */
export function useAct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: () => Promise<string>) => act(),
    onSuccess: (words) => showToast(words, 'alert-success'),
    onSettled: () =>
      Promise.all(
        [path, 'audit-events', 'operator-learners'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}

export const acts = {
  add: async (body: Body<typeof addPrivacyRequest>) => {
    const { hasAccount } = await callApi<typeof addPrivacyRequest>('POST', path, { body })
    return hasAccount || !body.person.includes('@') ? text.added : text.addedWithout
  },
  finish: async (requestId: string, note: string) => {
    await callApi<typeof finishPrivacyRequest>('PUT', `${path}/:requestId/done`, {
      params: { requestId },
      body: { note },
    })
    return text.finished
  },
  /** The same file as on the account page. */
  download: async (requestId: string) => {
    const data = await callApi<ReturnType<typeof exportLearnerData>>('POST', `${path}/:requestId/export`, {
      params: { requestId },
    })
    saveJson('my-data.json', data)
    return text.downloaded
  },
  remove: async (requestId: string, email: string) => {
    await callApi<typeof deleteLearner>('POST', `${path}/:requestId/deletion`, {
      params: { requestId },
      body: { email },
    })
    return text.removed
  },
} as const

export const sentenceOf = (error: Error): string =>
  (error instanceof ApiError ? text.refusals[error.code] : undefined) ?? text.actionFailed
