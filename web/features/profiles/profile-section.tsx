import type { FormEvent } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { AccountSection } from '#web/features/identity/account/account-section.tsx'
import { useTask } from '#web/features/identity/use-task.ts'
import { writeLocal } from '#web/lib/local-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useProfileSaved } from './get-profile.ts'
import { nameRule, walletAddressRule } from './profile-limits.ts'
import { saveProfile } from './save-profile.ts'

/** The name and the wallet address, in the words of spec §7 when they are saved. */
export function ProfileSection({ profile }: { readonly profile: Profile | null }) {
  const profileSaved = useProfileSaved()
  const { busy, run } = useTask(() => showToast('Error updating user', 'alert-error'))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name)).trim()
    await run(async () => {
      const saved = await saveProfile({ name: text('name'), walletAddress: text('walletAddress') })
      profileSaved(saved)
      writeLocal('userName', saved.name)
      showToast('User updated', 'alert-success')
    })
  }

  return (
    <AccountSection
      title="You"
      note="The name is what your certificate will say. The wallet address is for your token; it can wait."
    >
      <form onSubmit={submit}>
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          defaultValue={profile?.name}
          {...nameRule}
        />
        <TextField
          label="Wallet Address (optional)"
          name="walletAddress"
          defaultValue={profile?.walletAddress}
          {...walletAddressRule}
        />
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    </AccountSection>
  )
}
