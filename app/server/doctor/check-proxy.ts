import { randomBytes } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { proxyCheckPath, type SeenRequest, withProof } from '#app/server/process/proxy-check.ts'
import { advice, type Finding, fault, fine } from '#platform/server/doctor/finding.ts'

/** In ms. */
const patience = 10_000
/** An address of documentation (RFC 5737), which a visitor might claim to have. */
const claimed = '203.0.113.99'

/** Asks the site, through its proxy, what arrives of a request. @param url PUBLIC_URL, which answers */
export async function checkProxy(url: string, dataDir: string): Promise<Finding[]> {
  const answer = await withProof(dataDir, (proof) =>
    fetch(url + proxyCheckPath, {
      headers: { authorization: `Bearer ${proof}`, 'x-forwarded-for': claimed },
      signal: AbortSignal.timeout(patience),
    }),
  )
  if (!answer.ok)
    return [
      advice(
        'What the proxy passes on could not be asked for: the server that answered has another DATA_DIR, or an older version.',
        'Run this on the machine of the server, as its user and with its settings; behind several machines, on each.',
      ),
    ]
  const seen = (await answer.json()) as SeenRequest
  const sockets = seen.socketPaths.map((path) => checkSocket(url, path))
  return [...judge(seen, new URL(url)), ...(await Promise.all(sockets))]
}

function judge(seen: SeenRequest, { protocol, host }: URL): Finding[] {
  const isHttps = protocol === 'https:'
  if (seen.visitor === claimed && !cameByLoopback(seen))
    return [
      fault(
        `The server believes a visitor who claims to be another: TRUST_PROXY trusts ${seen.peer}, which passes on what the visitor wrote.`,
        'Have the proxy add the address of its client to X-Forwarded-For, and name in TRUST_PROXY the proxies alone.',
      ),
    ]
  if (!isHttps && !seen.isTrusted && seen.forwardedFor === claimed)
    return [fine('There is no proxy between: visitors connect to the server.')]
  return [
    visitorOf(seen),
    ...(isHttps && seen.forwardedProto !== 'https'
      ? [
          advice(
            'X-Forwarded-Proto does not arrive as https.',
            'Have the proxy set it, as docs/deploy/nginx.conf does.',
          ),
        ]
      : []),
    seen.host === host
      ? fine('The proxy keeps Host.')
      : advice(
          `The proxy changes Host to ${seen.host}.`,
          'Have it pass Host on: sockets of classes are held to it.',
        ),
    seen.hasRequestId
      ? fine('The proxy names requests: X-Request-Id.')
      : advice(
          'The proxy sets no X-Request-Id.',
          'Have it set one, so that a request can be found in both logs.',
        ),
  ]
}

function visitorOf({ peer, isTrusted, visitor, forwardedFor }: SeenRequest): Finding {
  if (!isTrusted)
    return fault(
      `The proxy at ${peer} is not in TRUST_PROXY: all visitors share one limit.`,
      `Add ${peer}, or its network, to TRUST_PROXY.`,
    )
  if (forwardedFor === '')
    return fault(
      'The proxy sends no X-Forwarded-For: all visitors share one limit.',
      'Have it add the address of its client.',
    )
  if (visitor === claimed)
    return fine(
      `The proxy at ${peer} is trusted. PUBLIC_URL leads to this machine by its own loopback address, so what other visitors may claim cannot be tried from here.`,
    )
  return fine(`The proxy at ${peer} is trusted; this request came from ${visitor}.`)
}

/** As where /etc/hosts has the name of the machine at 127.0.1.1: the proxy wrote that, which is trusted like the proxy. */
function cameByLoopback({ forwardedFor }: SeenRequest): boolean {
  const [, ...added] = forwardedFor.split(',').map((part) => part.trim())
  return /^(127\.|::1$|::ffff:127\.)/.test(added.at(-1) ?? '')
}

/**
 * Opens the socket of a class as a page of the site does, and closes it.
 * @param url PUBLIC_URL, which answers @param path where the process that answered has its sockets
 */
async function checkSocket(url: string, path: string): Promise<Finding> {
  const outcome = await openSocket(url, path).catch(({ message }: Error) => message)
  return outcome === 101
    ? fine(`The sockets of classes get through: ${path}.`)
    : fault(
        typeof outcome === 'number'
          ? `The sockets of classes do not get through: ${path} is answered ${outcome}, and a class is its film alone.`
          : `The sockets of classes do not get through: ${path}: ${outcome}.`,
        outcome === 403
          ? 'Have the proxy pass Host on, or correct PUBLIC_URL.'
          : `Have the proxy lead ${path} to this process with its Upgrade, as docs/deploy/nginx.conf and Caddyfile do.`,
      )
}

/** Resolves with the status of the answer. */
function openSocket(url: string, path: string): Promise<number> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, {
      agent: false,
      headers: {
        origin: url,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        'sec-websocket-version': '13',
      },
      timeout: patience,
    })
    call.once('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    call.once('response', ({ statusCode = 0 }) => {
      call.destroy()
      resolve(statusCode)
    })
    call.once('timeout', () => call.destroy(new Error('no answer')))
    call.once('error', reject)
    call.end()
  })
}
