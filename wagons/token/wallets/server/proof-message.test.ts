import { expect, it } from 'vitest'
import { composeMessage, readMessage } from './proof-message.ts'

it('a message that was written while the clock went on is not refused as one that is good for too long', async () => {
  let now = Date.UTC(2026, 10, 28)
  const site = { publicUrl: 'https://edutrain.example', issuer: { siteName: 'EduTrain' }, clock: () => now++ }
  const asked = {
    address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    chainId: 1,
    nonce: '8f3c61d20b7e94a5d1c06e4f7b82a93d',
    language: 'en',
  }

  const message = await composeMessage(site, asked)

  expect(await readMessage(site, message)).toMatchObject({ chainId: 1, nonce: asked.nonce })
})
