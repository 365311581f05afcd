import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import { advice, type Finding, fault, fine } from '#platform/server/doctor/finding.ts'

/** In ms. */
const patience = 10_000
const day = 86_400_000
/** Those that renew by themselves do so a month before. */
const fewDays = 14

/** PUBLIC_URL as visitors reach it; `url` is undefined when the site did not answer. @param version of the program here */
export async function checkAddress(
  publicUrl: string,
  version: string,
): Promise<{ findings: Finding[]; url?: string }> {
  if (!publicUrl) {
    const todo = 'Set PUBLIC_URL to the address in the browser, such as https://edutrain.example.org.'
    return { findings: [advice('PUBLIC_URL is empty: links in e-mails lead to localhost.', todo)] }
  }
  const { hostname, protocol, host, port } = new URL(publicUrl)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const isSecure = protocol === 'https:'
  const findings: Finding[] = []
  if (!isSecure)
    findings.push(
      isLocal
        ? fine(`PUBLIC_URL, ${publicUrl}, is for this machine alone.`)
        : fault(
            `PUBLIC_URL is ${publicUrl}: passwords cross the network unencrypted.`,
            'Put a proxy with https in front, and set PUBLIC_URL to https://.',
          ),
    )
  const resolved = await lookup(hostname.replace(/^\[|\]$/g, '')).catch(() => undefined)
  if (!resolved) {
    const todo = 'Add its A and AAAA records, or correct PUBLIC_URL.'
    return { findings: [...findings, fault(`${hostname} has no address in the DNS.`, todo)] }
  }
  try {
    const answer = await ask(`${publicUrl}/healthz`)
    const served = [await servedHere(publicUrl, answer, version)]
    if (isSecure) served.push(await certificateOf(hostname, Number(port || 443)), await redirectOf(host))
    return { findings: [...findings, ...served], ...(answer.ok && { url: publicUrl }) }
  } catch (error) {
    const reason = reasonOf(error)
    const todo = /certificate|self-signed|altname/i.test(reason)
      ? 'Get a certificate for this name with its whole chain; Caddy and certbot do.'
      : 'See that the proxy runs, that the firewall lets 80 and 443 through, and that the DNS names this machine.'
    const away = fault(`${publicUrl} (${resolved.address}) does not answer: ${reason}.`, todo)
    return { findings: [...findings, away] }
  }
}

const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'manual' })

async function servedHere(publicUrl: string, answer: Response, version: string): Promise<Finding> {
  const body = (await answer.json().catch(() => ({}))) as { version?: unknown }
  if (!answer.ok || typeof body.version !== 'string')
    return fault(
      `${publicUrl}/healthz answers ${answer.status}, not as EduTrain does.`,
      'See that the service runs (systemctl status edutrain) and that the proxy passes everything on to its PORT.',
    )
  return body.version === version
    ? fine(`${publicUrl} answers, with this version.`)
    : advice(
        `${publicUrl} answers with version ${body.version}; this one is ${version}.`,
        'Restart the service, if it should be this one.',
      )
}

async function certificateOf(host: string, port: number): Promise<Finding> {
  const until = await new Promise<number>((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: patience }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
  })
  const days = Math.floor((until - Date.now()) / day)
  const what = `The certificate is valid for ${days} more days.`
  return days >= fewDays
    ? fine(what)
    : fault(what, 'Find out why it is not renewed: the log of Caddy, or certbot renew.')
}

async function redirectOf(host: string): Promise<Finding> {
  if (host.includes(':')) return fine('PUBLIC_URL has a port of its own; http:// is not looked at.')
  const answer = await ask(`http://${host}/`).catch(() => undefined)
  return answer?.headers.get('location')?.startsWith(`https://${host}/`)
    ? fine('http:// leads to https://.')
    : advice(
        `http://${host} does not lead to https://.`,
        'Redirect it in the proxy, as docs/deploy/nginx.conf does.',
      )
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message
}
