import type { getOperatorMail, HowOften, saveOperatorMail } from '#features/operator-mail/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { findHowOften, updateHowOften } from './operator-mail.store.ts'
import { newStopKey } from './tell-operators.ts'

export { findExport as exportOperatorMail } from './operator-mail.store.ts'

export async function readMailChoice(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  operator: Operator,
): Promise<Output<typeof getOperatorMail>> {
  const howOften = await findHowOften(db, operator.id)
  return { howOften, hasMailServer: config.mail.smtpUrl !== '' }
}

/** `language` is that of the page where it was chosen. */
export async function keepMailChoice(
  { db }: Pick<Parts, 'db'>,
  operator: Operator,
  { howOften, language }: { readonly howOften: HowOften; readonly language: string },
): Promise<Output<typeof saveOperatorMail>> {
  await updateHowOften(db, operator.id, newStopKey(), { how_often: howOften, language })
  return { howOften }
}
