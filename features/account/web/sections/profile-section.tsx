import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import { useSession } from '#features/identity/web/session.ts'
import type { Profile } from '#features/profiles/contract.ts'
import { dropPendingProfile, readPendingProfile } from '#features/profiles/web/pending-profile.ts'
import * as result from '#features/profiles/web/profile.en.ts'
import { fetchProfile, saveProfile } from '#features/profiles/web/profile-calls.ts'
import { readProfileFields } from '#features/profiles/web/profile-fields.ts'
import { NameInput } from '#features/profiles/web/profile-inputs.tsx'
import { writeLocal } from '#platform/web/lib/local-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './account.en.tsx'
import { AccountSection } from './account-section.tsx'
import type { WalletPlaceProps } from './wallet-place.tsx'

const formId = 'profile'

interface ProfileSectionProps {
  readonly profile: Profile | null
  readonly below: (place: WalletPlaceProps) => ReactNode
}

/** The name, and the wallet in a card `below`: one form, since they are saved as one, in the words of S7.26. */
export function ProfileSection({ profile, below }: ProfileSectionProps) {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.email : ''
  // What could not be saved at registering is offered here, to be corrected.
  const [pending, setPending] = useState(() => (profile ? null : readPendingProfile(email)))
  const known = profile ?? pending
  const profileSaved = useProfileSaved()
  const { busy, run } = useTask(() => showToast(result.saveFailed, 'alert-error'))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = readProfileFields(event.currentTarget)
    if (!entered) return
    await run(async () => {
      const saved = await saveProfile(entered)
      profileSaved(saved)
      dropPendingProfile(email)
      setPending(null)
      writeLocal('userName', saved.name)
      showToast(result.saved, 'alert-success')
    })
  }

  return (
    <>
      <AccountSection title={text.you} note={text.youNote}>
        <form id={formId} onSubmit={submit}>
          {pending && (
            <p role="alert" className="mb-4">
              {text.pending}
            </p>
          )}
          <NameInput value={known?.name} />
          <Button type="submit" busy={busy}>
            {text.saveDetails}
          </Button>
        </form>
      </AccountSection>
      {below({ typed: { form: formId, profile: known, busy } })}
    </>
  )
}

const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: fetchProfile })

export function useProfile() {
  return useQuery(profileQuery)
}

function useProfileSaved(): (profile: Profile) => void {
  const client = useQueryClient()
  return (profile) => client.setQueryData(profileQuery.queryKey, profile)
}
