import { useMutation } from '@tanstack/react-query'
import type {
  DeskOutcome,
  declineRequests,
  issueCertificates,
  resendLetters,
  revokeCertificate,
} from '#contract/certificate-desk.ts'
import { callApi } from '#web/lib/api.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useReadRequestsAgain } from './list-requests.ts'
import * as text from './requests.en.ts'

/** What an operator decides on requests, or on a certificate. */
export type Decision =
  | { readonly act: 'issue' | 'resend'; readonly accountIds: string[] }
  | { readonly act: 'decline'; readonly accountIds: string[]; readonly reason: string }
  | { readonly act: 'revoke'; readonly certificateId: string; readonly reason: string }

/** Hands decisions to the server, tells what became of them, and reads the lists again. */
export function useDecide() {
  const readAgain = useReadRequestsAgain()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ words, isGood }) => showToast(words, isGood ? 'alert-success' : 'alert-error'),
    onError: () => showToast(text.actFailed, 'alert-error'),
    onSettled: readAgain,
  })
}

async function send(decision: Decision): Promise<{ words: string; isGood: boolean }> {
  switch (decision.act) {
    case 'issue':
      return summarise(
        await callApi<typeof issueCertificates>('POST', '/api/operator/certificates/issue', {
          body: { accountIds: decision.accountIds },
        }),
      )
    case 'resend':
      return summarise(
        await callApi<typeof resendLetters>('POST', '/api/operator/certificates/resend', {
          body: { accountIds: decision.accountIds },
        }),
      )
    case 'decline': {
      const { accountIds, reason } = decision
      return summarise(
        await callApi<typeof declineRequests>('POST', '/api/operator/certificates/decline', {
          body: { accountIds, reason },
        }),
      )
    }
    case 'revoke': {
      const { certificateId, reason } = decision
      await callApi<typeof revokeCertificate>('POST', '/api/operator/certificates/revoke', {
        body: { certificateId, reason },
      })
      return { words: text.revoked, isGood: true }
    }
  }
}

function summarise({ outcomes }: { readonly outcomes: readonly DeskOutcome[] }) {
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
