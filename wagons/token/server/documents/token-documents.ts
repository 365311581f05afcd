import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { allowEveryOrigin, answerPreflight } from '#platform/server/http/origins.ts'
import { appDir } from '#platform/server/installation.ts'

export interface TokenSite {
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly issuer: { readonly name: string; readonly siteName: string; readonly url: string }
}

/** A contract is deployed with this address and keeps it: tokens lead here for as long as they exist. */
export const metadataPath = '/token/metadata.json'

const pictures = { png: 'image/png', svg: 'image/svg+xml' } as const
const picturePath = (format: keyof typeof pictures) => `/token/picture.${format}`

/** In English alone: programs read it, whatever their user speaks. */
const tokenMetadata = ({ issuer }: TokenSite, image: string) => ({
  name: `${issuer.siteName} certificate`,
  description: `${issuer.name} gave this token to a learner who completed every module and passed every quiz of ${issuer.siteName}, a course on the basics of Web3. It cannot be sold or moved, has no price, and names no learner.`,
  image,
  external_url: issuer.url,
})

/** Where the description of every token is: at this site, or in the contract itself. */
export type MetadataPlace = 'site' | 'contract'

/** What a contract is deployed with, for good. */
export const metadataUrlOf = (site: TokenSite, place: MetadataPlace): string =>
  place === 'site' ? site.publicUrl + metadataPath : dataUrl('application/json', ownDocument(site))

/** The whole description, with its picture, that needs no site: the smaller picture, since each byte is paid for. */
export const ownDocument = (site: TokenSite): string =>
  JSON.stringify(tokenMetadata(site, dataUrl(pictures.svg, readPicture('svg'))))

const dataUrl = (type: string, content: string | Buffer) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`

/** What wallets show of a token: the same for everyone. */
export function registerTokenDocuments(app: FastifyInstance, site: TokenSite): void {
  // Many show no SVG, so the picture is the PNG.
  const metadata = JSON.stringify(tokenMetadata(site, `${site.publicUrl}${picturePath('png')}`))
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
