import { expect, it } from 'vitest'
import { hour } from '#platform/server/clock/clock.ts'
import { addUsualRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { updateRequestedName } from '../desk/update-requested-name.ts'
import { saveCertificateName } from '../own/save-certificate-name.ts'
import { issueByRule } from './issue-by-rule.ts'

const never = new AbortController().signal

async function prepare() {
  const parts = { ...(await createCertificateParts()), rule: { delay: 24 * hour } }
  return { parts, run: () => issueByRule(parts, never) }
}

it('the rule begins the delay of a request that is older than itself when it first sees it', async () => {
  const { parts, run } = await prepare()
  await addUsualRequest(parts)
  await parts.db.updateTable('certificate_requests').set({ rule_name: null, rule_since: null }).execute()
  parts.clock.advance(1000 * hour)

  expect(await run()).toBe(0)
  parts.clock.advance(24 * hour)
  expect(await run()).toBe(1)
})

it('the rule gives operators the whole delay once a site goes over to it, whatever was asked for or changed by hand before', async () => {
  const { parts, run } = await prepare()
  const byHand = { ...parts, rule: undefined }
  const [{ id: before }] = [await addUsualRequest(parts), await addUsualRequest(byHand)]
  expect(await issueByRule(byHand, never)).toBe(0)
  const { id: renamed } = await addUsualRequest(byHand)
  await updateRequestedName(byHand, testOperator, { accountId: renamed, name: 'Augusta Ada King' })
  await saveCertificateName(byHand, before, 'Grace Hopper')
  parts.clock.advance(48 * hour)

  expect(await run()).toBe(0)
  parts.clock.advance(24 * hour - 1)
  expect(await run()).toBe(0)
  parts.clock.advance(1)
  expect(await run()).toBe(3)
})
