import { randomBytes } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type Finding, fault, fine } from '#platform/server/doctor/finding.ts'

/** In ms. */
const patience = 10_000

/**
 * Opens the socket of a class as a page of the site does, and closes it.
 * @param url PUBLIC_URL, which answers @param path where the process that answered has its sockets
 */
export async function checkSocket(url: string, path: string): Promise<Finding> {
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
