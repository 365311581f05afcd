import { describe, expect, it } from 'vitest'
import {
  didJwtVc,
  joseAlone,
  registryUrl,
  schemaUrl,
  verifierCore,
} from '#workshop/testing/credentials/credential-verifiers.ts'
import { createBadgeSite } from '#workshop/testing/credentials/earned-badge.ts'
import { openBadgeRules } from '#workshop/testing/credentials/open-badge-rules.ts'
import { readPngTexts } from '#workshop/testing/credentials/png-texts.ts'
import { serveAsSite } from '#workshop/testing/processes/site-over-fetch.ts'

let sites = 0

/** The badges of a learner who agreed to show them, at the time of the verifiers. */
async function prepare(modules: readonly number[]) {
  // Each its own host: verifier-core remembers the keys of one.
  const host = `badges-${++sites}.example`
  const publicUrl = `https://${host}`
  const site = await createBadgeSite(modules, { PUBLIC_URL: publicUrl }, Date.now())
  const badges = await site.list()
  for (const { id } of badges)
    await site.learner.call('PUT', `/api/own-badges/${id}/shown-name`, { showsName: true })
  await serveAsSite(site.app.app, publicUrl, {
    [registryUrl]: { registry: { [`did:web:${host}`]: { name: 'EduTrain', url: publicUrl } } },
    [schemaUrl]: openBadgeRules,
  })
  return { ...site, badges }
}

type Site = Awaited<ReturnType<typeof prepare>>
type Badge = Site['badges'][number]

const text = async ({ file }: Site, badge: Badge, name: 'credential.json' | 'credential.jwt') =>
  (await file(badge, name)).toString()

const verifiers = [
  {
    name: 'did-jwt-vc, of the JWT',
    verify: didJwtVc,
    read: (site: Site, badge: Badge) => text(site, badge, 'credential.jwt'),
  },
  {
    name: 'jose, of the JWT',
    verify: joseAlone,
    read: (site: Site, badge: Badge) => text(site, badge, 'credential.jwt'),
  },
  {
    name: 'verifier-core, of the JSON',
    verify: verifierCore,
    read: (site: Site, badge: Badge) => text(site, badge, 'credential.json'),
  },
  {
    name: 'verifier-core, of the picture',
    verify: verifierCore,
    read: async ({ file }: Site, badge: Badge) => readPngTexts(await file(badge, 'badge.png'))[0]?.text ?? '',
  },
]

describe('a verifier that is not ours', () => {
  it('accepts the badge of each of the five programmes, in each of its forms (SX.54)', async () => {
    const site = await prepare([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(site.badges).toHaveLength(5)

    for (const badge of site.badges)
      for (const { name, verify, read } of verifiers)
        expect(await verify(await read(site, badge)), `${badge.title}, ${name}`).toBeUndefined()
  })

  it.each(verifiers)(
    'refuses it once its learner has deleted the account: $name',
    async ({ verify, read }) => {
      const site = await prepare([1])
      const [badge] = site.badges
      const credential = badge ? await read(site, badge) : ''

      await site.app.db.deleteFrom('accounts').where('id', '=', site.learner.uid).execute()

      expect(await verify(credential)).toMatch(/^(revoked|revocation_status: false)$/)
    },
  )

  it('refuses it with another programme in it', async () => {
    const site = await prepare([1])
    const [badge] = site.badges
    const json = badge ? await text(site, badge, 'credential.json') : ''

    expect(await verifierCore(json.replace('Mindset Reset', 'Master'))).toMatch(/signature/i)
  })
})
