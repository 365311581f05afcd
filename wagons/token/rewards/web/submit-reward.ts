import { readField } from '#features/profiles/web/profile-fields.ts'
import {
  cleaned,
  findLineFault,
  maxEmailLength,
  maxWalletAddressLength,
  somethingToSee,
} from '#platform/contract/plain-text.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { showModal } from '#platform/web/ui/modal-dialog.tsx'
import type { submitReward } from '#wagons/token/rewards/contract/rewards.ts'
import * as text from './submit-reward.en.ts'

/** Says in a modal or at a field what came of it; whether it was sent. Throws where the server cannot be reached. */
export async function submitForm(form: HTMLFormElement): Promise<boolean> {
  const entered = readRewardFields(form)
  if (entered === 'missing') showModal(text.missingTitle, text.missing)
  if (entered === 'missing' || entered === null) return false
  const { email, evmAddress } = entered
  // Signed in or not (S6.1).
  await callApi<typeof submitReward>('POST', '/api/rewards', {
    body: { email, ...(evmAddress && { evmAddress }) },
    token: null,
  })
  showModal(text.successTitle, text.success)
  return true
}

/** `missing` without an e-mail, null once a field has said what is wrong; no check of any format (S5.9). */
function readRewardFields(form: HTMLFormElement) {
  if (!somethingToSee.test(cleaned(String(new FormData(form).get('email'))))) return 'missing'
  const email = readField(form, 'email', findLineFault, maxEmailLength)
  if (email === null) return null
  const evmAddress = readField(form, 'evmAddress', findLineFault, maxWalletAddressLength)
  return evmAddress === null ? null : { email, evmAddress }
}
