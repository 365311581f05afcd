import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { allowEveryOrigin, answerPreflight } from '#platform/server/http/origins.ts'
import { appDir } from '#platform/server/installation.ts'

interface Site {
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly issuer: { readonly name: string; readonly url: string }
}

/** A contract is deployed with this address and keeps it: tokens lead here for as long as they exist. */
export const metadataPath = '/token/metadata.json'

const pictures = { png: 'image/png', svg: 'image/svg+xml' } as const
const picturePath = (format: keyof typeof pictures) => `/token/picture.${format}`

/** In English alone: programs read it, whatever their user speaks. Many show no SVG, so the picture is the PNG. */
const tokenMetadata = ({ publicUrl, issuer }: Site) => ({
  name: 'EduTrain certificate',
  description: `${issuer.name} gave this token to a learner who completed every module and passed every quiz of EduTrain, a course on the basics of Web3. It cannot be sold or moved, has no price, and names no learner.`,
  image: `${publicUrl}${picturePath('png')}`,
  external_url: issuer.url,
})

/** What wallets show of a token: the same for everyone. */
export function registerTokenDocuments(app: FastifyInstance, site: Site): void {
  const metadata = JSON.stringify(tokenMetadata(site))
  app.get(metadataPath, async (_request, reply) =>
    forEveryone(reply, 'application/json; charset=utf-8').send(metadata),
  )
  answerPreflight(app, metadataPath)
  for (const format of ['png', 'svg'] as const) {
    app.get(picturePath(format), async (_request, reply) =>
      forEveryone(reply, pictures[format]).send(readPicture(format)),
    )
    answerPreflight(app, picturePath(format))
  }
}

const forEveryone = (reply: FastifyReply, type: string) =>
  allowEveryOrigin(reply).type(type).header('cache-control', 'public, max-age=3600')

/** Drawn by `npm run badge-picture`. */
const readPicture = (format: keyof typeof pictures): Buffer =>
  readFileSync(join(appDir, 'wagons/token/server/documents', `picture.${format}`))
