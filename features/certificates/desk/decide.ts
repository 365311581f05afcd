import { useMutation } from '@tanstack/react-query'
import type {
  DeskOutcome,
  declineCorrections,
  declineRequests,
  issueCertificates,
  Oddity,
  reissueCertificate,
  resendEmails,
  revokeCertificate,
  saveSeenWarnings,
  updateRequestedName,
} from '#features/certificates/contract/certificate-desk.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import { useReadRequestsAgain } from './list-requests.ts'
import * as text from './requests.en.ts'

export type Decision =
  | { readonly action: 'issue'; readonly accountIds: string[]; readonly names: Record<string, string> }
  | { readonly action: 'resend'; readonly accountIds: string[] }
  | {
      readonly action: 'decline' | 'decline-correction'
      readonly accountIds: string[]
      readonly reason: string
    }
  | { readonly action: 'revoke'; readonly certificateId: string; readonly reason: string }
  | { readonly action: 'rename'; readonly accountId: string; readonly name: string }
  | {
      readonly action: 'see'
      readonly accountId: string
      readonly name: string
      readonly warnings: Oddity[]
    }
  | { readonly action: 'reissue'; readonly certificateId: string; readonly name: string }

interface Result {
  readonly words: string
  readonly isGood: boolean
}

export function useDecide() {
  const readAgain = useReadRequestsAgain()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ words, isGood }) => showToast(words, isGood ? 'alert-success' : 'alert-error'),
    onError: (error) => showToast(describe(error), 'alert-error'),
    onSettled: readAgain,
  })
}

async function send(decision: Decision): Promise<Result> {
  switch (decision.action) {
    case 'issue': {
      const { action, ...body } = decision
      const path = '/api/operator/certificates/issue'
      return summarise(await callApi<typeof issueCertificates>('POST', path, { body }))
    }
    case 'resend': {
      const { action, ...body } = decision
      const path = '/api/operator/certificates/resend'
      return summarise(await callApi<typeof resendEmails>('POST', path, { body }))
    }
    case 'decline': {
      const { action, ...body } = decision
      const path = '/api/operator/certificates/decline'
      return summarise(await callApi<typeof declineRequests>('POST', path, { body }))
    }
    case 'decline-correction': {
      const { action, ...body } = decision
      const path = '/api/operator/certificates/decline-corrections'
      return summarise(await callApi<typeof declineCorrections>('POST', path, { body }))
    }
    case 'revoke': {
      const { action, ...body } = decision
      const path = '/api/operator/certificates/revoke'
      return sayMailed(text.revoked, await callApi<typeof revokeCertificate>('POST', path, { body }))
    }
    case 'rename': {
      const { action, ...body } = decision
      const path = '/api/operator/certificates/name'
      return sayMailed(text.renamed, await callApi<typeof updateRequestedName>('PUT', path, { body }))
    }
    case 'see': {
      const { action, ...body } = decision
      const path = '/api/operator/certificates/seen-warnings'
      const { warnings } = await callApi<typeof saveSeenWarnings>('PUT', path, { body })
      return { words: warnings.length > 0 ? text.markedSeen : text.markedUnseen, isGood: true }
    }
    case 'reissue': {
      const { action, ...body } = decision
      const path = '/api/operator/certificates/reissue'
      return sayMailed(text.reissued, await callApi<typeof reissueCertificate>('POST', path, { body }))
    }
  }
}

const sayMailed = (words: string, { mailed }: { readonly mailed: boolean }): Result => ({
  words: mailed ? words : `${words} ${text.unmailed(1)}.`,
  isGood: mailed,
})

function describe(error: Error): string {
  if (!(error instanceof ApiError)) return text.actionFailed
  const { code, refused } = error
  if (code === 'name-unprintable') return text.unprintable(refused.join(' '))
  return code === 'already-replaced' || code === 'already-issued' ? text.meanwhile : text.actionFailed
}

function summarise({ outcomes }: { readonly outcomes: readonly DeskOutcome[] }): Result {
  const done = outcomes.filter(({ outcome }) => outcome === 'done')
  const others = Object.groupBy(
    outcomes.filter(({ outcome }) => outcome !== 'done'),
    ({ outcome }) => outcome,
  )
  const unmailed = done.filter(({ mailed }) => !mailed).length
  const parts = [
    text.done(done.length),
    ...(unmailed > 0 ? [text.unmailed(unmailed)] : []),
    ...Object.entries(others).map(
      ([outcome, some = []]) => `${some.length}: ${text.outcomes[outcome as DeskOutcome['outcome']]}`,
    ),
  ]
  return { words: `${parts.join('; ')}.`, isGood: parts.length === 1 }
}
