import {
  cleaned,
  findLineFault,
  maxEmailLength,
  maxWalletAddressLength,
  somethingToSee,
} from '#contract/plain-text.ts'
import type { submitReward as endpoint } from '#contract/rewards.ts'
import { readField } from '#web/features/profiles/profile-fields.ts'
import { callApi } from '#web/lib/api.ts'

/** Signed in or not (S6.1). */
export async function submitReward({ email, evmAddress }: RewardFields): Promise<void> {
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
export function readRewardFields(form: HTMLFormElement): RewardFields | 'missing' | null {
  if (!somethingToSee.test(cleaned(String(new FormData(form).get('email'))))) return 'missing'
  const email = readField(form, 'email', findLineFault, maxEmailLength)
  if (email === null) return null
  const evmAddress = readField(form, 'evmAddress', findLineFault, maxWalletAddressLength)
  return evmAddress === null ? null : { email, evmAddress }
}
