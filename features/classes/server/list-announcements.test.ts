import { expect, it } from 'vitest'
import { hour } from '#platform/server/clock/clock.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { listAnnounced } from './list-announcements.ts'
import { saveAnnouncement } from './save-announcement.ts'

const plain = { link: '', nextClassAt: null, timeZone: 'UTC', notes: [] }

it('tells learners of the next class until an hour after it began', async () => {
  const deps = await createTestDeps()
  const nextClassAt = deps.clock() + hour
  await saveAnnouncement(deps, testOperator, 1, { ...plain, nextClassAt })
  const at = async (now: number) => (await listAnnounced(deps.db, now, 'en')).get(1)
  expect(await at(nextClassAt - 1)).toEqual({ link: '', nextClassAt })
  expect(await at(nextClassAt + hour - 1)).toEqual({ link: '', nextClassAt })
  expect(await at(nextClassAt + hour)).toEqual({ link: '' })
})

it('tells them the note in their language, or in the one there is', async () => {
  const deps = await createTestDeps()
  const en = { language: 'en' as const, note: 'Hello' }
  const fr = { language: 'fr' as const, note: 'Bonjour' }
  await saveAnnouncement(deps, testOperator, 1, { ...plain, notes: [en, fr] })
  await saveAnnouncement(deps, testOperator, 2, { ...plain, notes: [fr] })
  const notes = async (language: string) => {
    const announced = await listAnnounced(deps.db, 0, language)
    return [announced.get(1)?.note, announced.get(2)?.note, announced.get(3)?.note]
  }
  expect(await notes('en')).toEqual(['Hello', 'Bonjour', undefined])
  expect(await notes('fr')).toEqual(['Bonjour', 'Bonjour', undefined])
})
