import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  DeskOutcome,
  DeskRequest,
  declineCorrections,
  declineRequests,
  issueCertificates,
  reissueCertificate,
  resendEmails,
  revokeCertificate,
  saveByHand,
  saveSeenWarnings,
  updateRequestedName,
} from '#features/certificates/contract/certificate-desk.ts'
import type { Body } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './requests.en.ts'

export const requestsKey = 'operator-certificates'

/** By the word of people: until it is left to the rule again. */
export const isByHand = ({ rule }: DeskRequest): boolean =>
  rule?.left === 'taken-back' || rule?.left === 'declined'

/** One of `decisions`. */
export type Decision = () => Promise<Result>

interface Result {
  readonly words: string
  readonly isGood: boolean
}

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => decision(),
    onSuccess: ({ words, isGood }) => showToast(words, isGood ? 'alert-success' : 'alert-error'),
    onError: (error) => showToast(describe(error), 'alert-error'),
    onSettled: () => client.invalidateQueries({ queryKey: [requestsKey] }),
  })
}

const desk = '/api/operator/certificates'

export const decisions = {
  issue: async (body: Body<typeof issueCertificates>) =>
    summarise(await callApi<typeof issueCertificates>('POST', `${desk}/issue`, { body })),
  resend: async (body: Body<typeof resendEmails>) =>
    summarise(await callApi<typeof resendEmails>('POST', `${desk}/resend`, { body })),
  decline: async (body: Body<typeof declineRequests>) =>
    summarise(await callApi<typeof declineRequests>('POST', `${desk}/decline`, { body })),
  'decline-correction': async (body: Body<typeof declineCorrections>) =>
    summarise(await callApi<typeof declineCorrections>('POST', `${desk}/decline-corrections`, { body })),
  revoke: async (body: Body<typeof revokeCertificate>) =>
    sayMailed(text.revoked, await callApi<typeof revokeCertificate>('POST', `${desk}/revoke`, { body })),
  rename: async (body: Body<typeof updateRequestedName>) =>
    sayMailed(text.renamed, await callApi<typeof updateRequestedName>('PUT', `${desk}/name`, { body })),
  reissue: async (body: Body<typeof reissueCertificate>) =>
    sayMailed(text.reissued, await callApi<typeof reissueCertificate>('POST', `${desk}/reissue`, { body })),
  byHand: async (body: Body<typeof saveByHand>) => {
    const { byHand } = await callApi<typeof saveByHand>('PUT', `${desk}/by-hand`, { body })
    return { words: byHand ? text.takenBack : text.leftToRule, isGood: true }
  },
  see: async (body: Body<typeof saveSeenWarnings>) => {
    const { warnings } = await callApi<typeof saveSeenWarnings>('PUT', `${desk}/seen-warnings`, { body })
    return { words: warnings.length > 0 ? text.markedSeen : text.markedUnseen, isGood: true }
  },
}

const sayMailed = (words: string, { mailed }: { readonly mailed: boolean }): Result => ({
  words: mailed ? words : `${words} ${text.unmailed(1)}.`,
  isGood: mailed,
})

/** Somebody, or the rule, has been first. */
const meanwhile: readonly string[] = ['already-replaced', 'already-issued', 'already-declined']

function describe(error: Error): string {
  if (!(error instanceof ApiError)) return text.actionFailed
  const { code, refused } = error
  if (code === 'name-unprintable') return text.unprintable(refused.join(' '))
  return meanwhile.includes(code) ? text.meanwhile : text.actionFailed
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
