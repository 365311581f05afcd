import { expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { hour } from '#platform/server/clock/clock.ts'
import {
  addRequest,
  addUsualRequest,
  createCertificateParts,
} from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { declineRequests } from '../desk/decline-requests.ts'
import { saveByHand } from '../desk/save-by-hand.ts'
import { requestCertificate } from '../own/request-certificate.ts'
import { issueByRule } from '../rule/issue-by-rule.ts'
import { waitingWork } from '../waiting-work.ts'

/** What the email to operators counts, with the rule and by hand. */
async function prepare() {
  const parts = { ...(await createCertificateParts()), rule: { delay: 24 * hour } }
  const countOf = (env: NodeJS.ProcessEnv) => {
    const [toCheck] = waitingWork(readConfig({ SMTP_URL: 'smtps://mail.example.org', ...env }))
    return toCheck?.count(parts.db, parts.clock())
  }
  const counts = async () => [await countOf({}), await countOf({ CERTIFICATES: 'by-hand' })]
  return { parts, counts, run: () => issueByRule(parts, new AbortController().signal) }
}

it('what the rule is about to issue waits for no operator, and by hand everything does', async () => {
  const { parts, counts, run } = await prepare()
  await addUsualRequest(parts)
  expect(await counts()).toEqual([0, 1])
  parts.clock.advance(24 * hour)
  expect(await counts()).toEqual([0, 1])
  await run()
  expect(await counts()).toEqual([0, 0])
})

it('what the rule leaves waits for an operator: at once where people have said so, otherwise once its delay is over', async () => {
  const { parts, counts, run } = await prepare()
  const taken = await addUsualRequest(parts)
  await saveByHand(parts, testOperator, { accountId: taken.id, byHand: true })
  const declined = await addUsualRequest(parts)
  await declineRequests(parts, testOperator, { accountIds: [declined.id], reason: 'who is this?' })
  expect(await counts()).toEqual([1, 1])
  await requestCertificate(parts, declined)
  // All was done within a minute.
  await addRequest(parts)
  expect(await counts()).toEqual([2, 3])

  parts.clock.advance(25 * hour)
  expect(await run()).toBe(0)
  expect(await counts()).toEqual([3, 3])
})

it('a request that the rule has not seen yet waits for an operator if it is older than the delay', async () => {
  const { parts, counts } = await prepare()
  const byHand = { ...parts, rule: undefined }
  await addUsualRequest(byHand)
  expect(await counts()).toEqual([0, 1])
  parts.clock.advance(25 * hour)
  expect(await counts()).toEqual([1, 1])
})
