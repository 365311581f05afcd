import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import type { getOperatorMail, HowOften, saveOperatorMail } from '#features/operator-mail/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './mail-choice.en.ts'

const path = '/api/operator/mail'
const choices = ['daily', 'weekly', 'off'] as const satisfies readonly HowOften[]

/** How often the operator who looks at it is sent what waits. */
export function MailChoice() {
  const id = useId()
  const client = useQueryClient()
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: () => callApi<typeof getOperatorMail>('GET', path),
  })
  const {
    mutate,
    variables,
    isPending: isSaving,
  } = useMutation({
    mutationFn: (howOften: HowOften) => callApi<typeof saveOperatorMail>('PUT', path, { body: { howOften } }),
    onSuccess: () => showToast(text.saved, 'alert-success'),
    onError: () => showToast(text.notSaved, 'alert-error'),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  })
  if (isPending) return null
  return (
    <DeskSection title={text.title} note={text.note}>
      {data ? (
        <div className="paper-card p-4">
          <label htmlFor={id} className="mb-1 block text-sm text-soft">
            {text.howOften}
          </label>
          <select
            id={id}
            className="input max-w-xs appearance-auto"
            value={isSaving ? variables : data.howOften}
            onChange={({ currentTarget }) =>
              mutate(choices.find((one) => one === currentTarget.value) ?? data.howOften)
            }
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {text.choices[one]}
              </option>
            ))}
          </select>
          {data.hasMailServer || <p className="mt-2 text-sm text-soft">{text.noMailServer}</p>}
        </div>
      ) : (
        <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />
      )}
    </DeskSection>
  )
}
