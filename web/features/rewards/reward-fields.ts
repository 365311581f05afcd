import {
  cleaned,
  findLineFault,
  maxEmailLength,
  maxWalletAddressLength,
  somethingToSee,
} from '#contract/plain-text.ts'
import { readField } from '#web/features/profiles/profile-fields.ts'

/** What the reward form is filled in with; the address may be empty. */
export interface RewardFields {
  readonly email: string
  readonly evmAddress: string
}

/**
 * Reads the reward form: `missing` where nothing of the e-mail can be seen, null once a field has said why the server
 * would refuse its value. There is no check of any format (S5.9).
 */
export function readRewardFields(form: HTMLFormElement): RewardFields | 'missing' | null {
  if (!somethingToSee.test(cleaned(String(new FormData(form).get('email'))))) return 'missing'
  const email = readField(form, 'email', findLineFault, maxEmailLength)
  if (email === null) return null
  const evmAddress = readField(form, 'evmAddress', findLineFault, maxWalletAddressLength)
  return evmAddress === null ? null : { email, evmAddress }
}
