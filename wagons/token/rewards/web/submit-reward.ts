import { readField } from '#features/profiles/web/profile-fields.ts'
import {
  cleaned,
  findLineFault,
  maxEmailLength,
  maxWalletAddressLength,
  somethingToSee,
} from '#platform/contract/plain-text.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { showModal } from '#platform/web/ui/modal-dialog.tsx'
import type { submitReward as endpoint } from '#wagons/token/rewards/contract/rewards.ts'
import * as text from './submit-reward.en.ts'

/** Says in a modal or at a field what came of it; whether it was sent. Throws where the server cannot be reached. */
export async function submitForm(form: HTMLFormElement): Promise<boolean> {
  const entered = readRewardFields(form)
  if (entered === 'missing') showModal(text.missingTitle, text.missing)
  if (entered === 'missing' || entered === null) return false
  await submitReward(entered)
  showModal(text.successTitle, text.success)
  return true
}

/** Signed in or not (S6.1). */
async function submitReward({ email, evmAddress }: RewardFields): Promise<void> {
  await callApi<typeof endpoint>('POST', '/api/rewards', {
    body: { email, ...(evmAddress && { evmAddress }) },
    token: null,
  })
}

interface RewardFields {
  readonly email: string
  readonly evmAddress: string
}

/** `missing` without an e-mail, null once a field has said what is wrong; no check of any format (S5.9). */
function readRewardFields(form: HTMLFormElement): RewardFields | 'missing' | null {
  if (!somethingToSee.test(cleaned(String(new FormData(form).get('email'))))) return 'missing'
  const email = readField(form, 'email', findLineFault, maxEmailLength)
  if (email === null) return null
  const evmAddress = readField(form, 'evmAddress', findLineFault, maxWalletAddressLength)
  return evmAddress === null ? null : { email, evmAddress }
}
