import type { OwnBadge } from '#features/certificates/contract/programme-badges.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { sendFile } from './send-file.ts'

/** All files of a badge. */
export const badgeFiles = ['badge.pdf', 'badge.png', 'credential.json', 'credential.jwt'] as const

/** A site with a learner who has completed some modules by `now`, in ms, which is that of all tests unless told otherwise. */
export async function createBadgeSite(modules: readonly number[], env: NodeJS.ProcessEnv = {}, now?: number) {
  const app = await createTestApp({
    PUBLIC_URL: 'https://edutrain.example',
    ISSUER_NAME: 'Web3 for All',
    ...env,
  })
  if (now !== undefined) app.clock.advance(now - app.clock())
  const learner = await app.signUp()
  await learner.call('PUT', '/api/profile', { name: 'Ελένη Π.', walletAddress: '' })
  for (const moduleNumber of modules) await playQuiz(app, learner.uid as LearnerId, moduleNumber)
  return { app, learner, ...waysOf(app, learner) }
}

function waysOf(app: TestApp, learner: TestCaller) {
  const list = async () => (await learner.call('GET', '/api/own-badges')).body.badges as OwnBadge[]
  return {
    list,
    /** The badge that was earned last, shown to all unless told otherwise. */
    async earn(showsName = true): Promise<OwnBadge> {
      const badge = (await list()).at(-1)
      if (!badge) throw new Error('no badge was earned')
      await learner.call('PUT', `/api/own-badges/${badge.id}/shown-name`, { showsName })
      return { ...badge, showsName }
    },
    file: async ({ id }: OwnBadge, name: (typeof badgeFiles)[number]) =>
      (await app.app.inject(`/api/badges/${id}/${name}`)).rawPayload,
    page: async (id: string, headers = {}) => {
      const {
        statusCode: status,
        body,
        headers: sent,
      } = await app.app.inject({ url: `/badges/${id}`, headers })
      return { status, body, headers: sent }
    },
    send: (bytes: Buffer | string, headers = {}) => sendFile(app.app, bytes, headers),
  }
}
