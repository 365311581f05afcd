import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { saveBadgesHidden } from '#features/certificates/contract/certificate-desk.ts'
import type { LearnerRecord } from '#features/desk/contract.ts'
import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { learnerQuery } from './learner-queries.ts'
import * as text from './learners.en.ts'

interface LearnerBadgesProps {
  readonly accountId: string
  readonly badges: LearnerRecord['badges']
}

/** What visitors see of them, and the way to take the name from all at once. */
export function LearnerBadges({ accountId, badges }: LearnerBadgesProps) {
  const client = useQueryClient()
  const isHidden = badges.some(({ hiddenAt }) => hiddenAt !== null)
  const { mutate, isPending } = useMutation({
    mutationFn: (hidden: boolean) =>
      callApi<typeof saveBadgesHidden>('PUT', '/api/operator/badges/hidden', { body: { accountId, hidden } }),
    onSuccess: async ({ hidden }) => {
      const { queryKey } = learnerQuery(accountId)
      await Promise.all(
        [queryKey, ['audit-events']].map((key) => client.invalidateQueries({ queryKey: key })),
      )
      showToast(hidden ? text.badgesHidden : text.badgesShown, 'alert-success')
    },
    onError: () => showToast(text.badgesFailed, 'alert-error'),
  })
  if (badges.length === 0) return <p>{text.noBadges}</p>
  return (
    <div className="grid gap-3">
      <DeskTable label={text.badges} columns={[text.badge, text.badgeName, text.onItsPage]}>
        {badges.map(({ id, title, name, showsName, hiddenAt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/badges/${id}`}>{title}</a>
            </th>
            <td data-label={text.badgeName} dir="auto">
              {name}
            </td>
            <td data-label={text.onItsPage}>
              {hiddenAt !== null ? text.nameHidden : showsName ? text.nameShown : text.nameNotShown}
            </td>
          </tr>
        ))}
      </DeskTable>
      <p className="text-sm text-soft">{text.hideNote}</p>
      <Button
        look="outline"
        className="justify-self-start"
        busy={isPending}
        onClick={() => mutate(!isHidden)}
      >
        {isHidden ? text.showBadges : text.hideBadges}
      </Button>
    </div>
  )
}
