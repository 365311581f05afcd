import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { features } from '#app/server/features.ts'
import { saveProfile } from '#features/profiles/server/save-profile.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { testPublicUrl } from '#workshop/testing/app/identity.ts'
import { testIssuer } from '#workshop/testing/app/issuer.ts'
import { createTestOutbox } from '#workshop/testing/app/mail.ts'
import { addMarked, addWork } from '#workshop/testing/app/operator-mails.ts'
import { addAccount, clock, prepareDatabase } from '#workshop/testing/app/scheduled-tasks.ts'
import { tellOperators } from './tell-operators.ts'

const contract = `0x${'a'.repeat(40)}`
const config = readConfig({ SMTP_URL: 'smtps://mail.example.org' })
const withToken = { ...config, token: { ...config.token, contract } }
const work = features.flatMap(({ waitingWork }) => waitingWork?.(withToken) ?? [])

interface Person {
  readonly name: string
  readonly words: string
}

const text = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((one) => one.replaceAll('\0', ''))
const somebody = fc.record({ name: text, words: text })

/** Somebody who asks for all that a feature counts; with a second account that has its certificate. */
async function addPerson(db: Db, { name, words }: Person, number: number): Promise<void> {
  const at = clock()
  const account_id = await addNamed(db, name, { email: `${number}@${name}` })
  const holder = await addNamed(db, name, { email: `${number}+@${name}` })
  // So long ago that the rule has not issued it.
  const request = { email: name, requested_at: 0, name }
  const correction = { correction_name: words, correction_asked_at: at }
  await db
    .insertInto('certificate_requests')
    .values([
      { ...request, account_id, received: 0, correction_name: null, correction_asked_at: null },
      { ...request, account_id: holder, received: 1, ...correction },
    ])
    .execute()
  await db
    .insertInto('question_reports')
    .values({
      ...{ id: `report-${number}`, account_id, question_id: name, version: 'a', module_number: 1 },
      ...{ language: 'en', reason: 'other', words, reported_at: at, status: 'open' },
    })
    .execute()
  await db
    .insertInto('class_reports')
    .values({
      ...{
        id: `class-${number}`,
        account_id,
        nickname: name,
        reported_id: account_id,
        reported_nickname: name,
      },
      ...{ module_number: 1, class_id: null, last_line: 0, words, reported_at: at, status: 'open' },
    } as never)
    .execute()
  await addWork(db, { person: name, note: words })
}

async function addNamed(db: Db, name: string, row: object): Promise<string> {
  const id = await addAccount(db, row)
  await saveProfile({ db, clock }, { id: id as LearnerId, email: '', authenticatedAt: 0 }, { name })
  return id
}

/** The email of a site where these people wait. */
async function emailFor(db: Db, people: readonly Person[], language: string) {
  await db.deleteFrom('privacy_requests').execute()
  await db.deleteFrom('accounts').execute()
  const operator = await addMarked(db, 'boss')
  const [{ name } = { name: '' }] = people
  await saveProfile({ db, clock }, { id: operator as LearnerId, email: '', authenticatedAt: 0 }, { name })
  for (const [number, person] of people.entries()) await addPerson(db, person, number)
  const outbox = createTestOutbox()
  const parts = { db, clock, config: withToken, mailer: outbox, publicUrl: testPublicUrl, issuer: testIssuer }
  const languageOf = async () => language
  const newKey = () => 'the-key'
  const told = await tellOperators({ ...parts, work, languageOf, newKey }, new AbortController().signal)
  expect(told).toBe(1)
  const [email] = await outbox.messages()
  return { subject: email?.subject, text: email?.text, html: email?.html }
}

it('each kind of work is counted where it waits', async () => {
  const db = await prepareDatabase()
  const plain = { name: 'Ada', words: 'Grace' }
  const { text } = await emailFor(db, [plain, plain], 'en')

  const paths = [
    'certificates',
    'certificates?list=corrections',
    'reports',
    'privacy',
    'classes/reports',
    'rewards',
  ]
  for (const path of paths) expect(text).toContain(`\n  ${testPublicUrl}/operator/${path}\n`)
  expect(text?.match(/^- 2 \w/gm)).toHaveLength(work.length)
})

it('nobody’s name or words are in it: with the same counts it is the same email, whoever waits (SX.52)', async () => {
  const db = await prepareDatabase()
  await fc.assert(
    fc.asyncProperty(
      fc.array(somebody, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...pageLanguages),
      async (people, language) => {
        const nobody = people.map(() => ({ name: 'x', words: 'x' }))
        expect(await emailFor(db, people, language)).toEqual(await emailFor(db, nobody, language))
      },
    ),
    { numRuns: 30 },
  )
})
