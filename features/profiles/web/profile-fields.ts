import type { Profile } from '#features/profiles/contract.ts'
import {
  findLineFault,
  findNameFault,
  maxNameLength,
  maxWalletAddressLength,
  type NameFault,
} from '#platform/contract/plain-text.ts'
import * as text from './profile.en.ts'

export const readName = (form: HTMLFormElement) => readField(form, 'name', findNameFault, maxNameLength)

export function readProfileFields(form: HTMLFormElement): Omit<Profile, 'email'> | null {
  const name = readName(form)
  if (name === null) return null
  const walletAddress = readField(form, 'walletAddress', findLineFault, maxWalletAddressLength)
  return walletAddress === null ? null : { name, walletAddress }
}

/** Null once the field has said why its value would be refused. @throws where the form has no such field */
export function readField(
  form: HTMLFormElement,
  field: string,
  findFault: (value: string, max: number) => NameFault | undefined,
  max: number,
): string | null {
  const entered = new FormData(form).get(field)
  if (typeof entered !== 'string') throw new Error(`the form has no text field ${field}`)
  const value = entered.trim()
  const fault = findFault(value, max)
  if (!fault) return value
  refuseField(form, field, fault === 'too-long' ? text.tooLong(max) : text.faults[fault])
  return null
}

/** Says in the browser's own way why a value will not do, until it is changed. */
function refuseField(form: HTMLFormElement, name: string, words: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.setCustomValidity(words)
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
  field.reportValidity()
}
