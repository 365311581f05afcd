import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { hasBearer } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'

export const proxyCheckPath = '/proxy-check'

/** A request of `npm run doctor`, as it arrived here. */
export interface SeenRequest {
  /** At the other end of the connection: the proxy. */
  readonly peer: string
  readonly isTrusted: boolean
  /** Whom limits count. */
  readonly visitor: string
  readonly host: string
  readonly forwardedFor: string
  readonly forwardedProto: string
  readonly hasRequestId: boolean
  /** Where sockets open on the process that answers. */
  readonly socketPaths: readonly string[]
}

/** In ms. */
const proofAge = minute

const proofFile = (dataDir: string) => join(dataDir, '.proxy-check')

/** Lets `use` ask the server of the same DATA_DIR: a user who can write there may know what it sees. */
export async function withProof<T>(dataDir: string, use: (proof: string) => Promise<T>): Promise<T> {
  const proof = randomBytes(24).toString('hex')
  const file = proofFile(dataDir)
  rmSync(file, { force: true })
  writeFileSync(file, proof, { mode: 0o600, flag: 'wx' })
  try {
    return await use(proof)
  } finally {
    rmSync(file, { force: true })
  }
}

/** Answers callers with the proof that `npm run doctor` has just left in DATA_DIR; for others there is no such address. */
export function registerProxyCheck(
  app: FastifyInstance,
  { dataDir, trustProxy }: { dataDir: string; trustProxy: readonly string[] },
  socketPaths: readonly string[],
): void {
  const isProxy = proxyAddr.compile([...trustProxy])
  app.get(proxyCheckPath, async (request, reply) => {
    const proof = readProof(dataDir)
    if (!proof || !hasBearer(request, proof)) return reply.callNotFound()
    const { headers, socket, ip } = request
    const peer = socket.remoteAddress ?? ''
    const seen: SeenRequest = {
      peer,
      isTrusted: isProxy(peer, 0),
      visitor: ip,
      host: headers.host ?? '',
      forwardedFor: String(headers['x-forwarded-for'] ?? ''),
      forwardedProto: String(headers['x-forwarded-proto'] ?? ''),
      hasRequestId: headers['x-request-id'] !== undefined,
      socketPaths,
    }
    return reply.header('cache-control', 'no-store').send(seen)
  })
}

function readProof(dataDir: string): string | undefined {
  try {
    const file = proofFile(dataDir)
    return Date.now() - statSync(file).mtimeMs < proofAge ? readFileSync(file, 'utf8') : undefined
  } catch {
    return undefined
  }
}
