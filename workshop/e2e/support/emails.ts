import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { simpleParser } from 'mailparser'

/** Folder of the server under test; another server has its own. */
export const dataDirUnderTest = process.env.E2E_DATA_DIR ?? ''

/**
 * Waits for an e-mail with a link of a kind, and returns the newest such link that is not among `known`.
 */
export async function linkFor(
  email: string,
  mode: 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail' | 'signIn',
  { dataDir = dataDirUnderTest, known = [] as readonly string[] } = {},
): Promise<string> {
  let newest: string | undefined
  await expect(async () => {
    const links = (await linksTo(email, dataDir)).filter(
      (link) => new URL(link).searchParams.get('mode') === mode && !known.includes(link),
    )
    newest = links.at(-1)
    expect(newest).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return newest ?? ''
}

/** The links of all e-mails to an address, oldest first. */
export async function linksTo(
  email: string,
  dataDir = dataDirUnderTest,
  kind = /https?:\/\/\S+\/auth\/action\?\S+/,
): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const links: string[] = []
  for (const file of readdirSync(outbox).toSorted()) {
    const mail = await simpleParser(readFileSync(join(outbox, file)))
    const to = [mail.to].flat().flatMap((field) => field?.value ?? [])
    if (!to.some(({ address }) => address?.toLowerCase() === email.toLowerCase())) continue
    const link = kind.exec(mail.text ?? '')?.[0]
    if (link) links.push(link)
  }
  return links
}
