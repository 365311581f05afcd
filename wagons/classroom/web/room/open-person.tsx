import { Suspense } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import type { PersonDialogProps } from './person-dialog.tsx'

const PersonDialog = latePart<PersonDialogProps>(
  () => import('./person-dialog.tsx').then((part) => part.PersonDialog),
  () => Promise.resolve(),
)

/** What can be done about someone; it is fetched the first time someone is chosen. */
export const openPerson = (props: PersonDialogProps) =>
  setModal(
    <Suspense>
      <PersonDialog {...props} />
    </Suspense>,
  )
