import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { testPublicUrl } from '#workshop/testing/app/identity.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

it('the log has no e-mail and no address of a submission in it, whatever goes wrong', async () => {
  const mail = await startTestMailServer()
  const env = { SMTP_URL: mail.url, PUBLIC_URL: testPublicUrl }
  const { ready, ended, child, dataDir } = startServerProcess({ LOG_LEVEL: 'debug', ...env })
  const url = await ready
  const submit = (body: string) =>
    fetch(`${url}/api/rewards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  const submission = JSON.stringify({ email: 'reward@example.org', evmAddress: '0xA11CE' })

  const answers = [await submit(submission), await submit(submission.slice(0, -1))]
  const other = new DatabaseSync(join(dataDir, 'edutrain.sqlite'), { timeout: 10_000 })
  other.exec('drop table rewards')
  other.close()
  answers.push(await submit(submission))
  child.kill('SIGTERM')
  const { said } = await ended

  expect(answers.map(({ status }) => status)).toEqual([200, 400, 500])
  expect(said).toContain('/api/rewards')
  expect(said).not.toContain('reward@example.org')
  expect(said).not.toContain('0xA11CE')
})
