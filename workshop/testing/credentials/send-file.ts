import type { FastifyInstance } from 'fastify'

/** A form with a file, as a browser sends it to `/verify`, and what its page says of it. */
export async function sendFile(
  app: FastifyInstance,
  bytes: Buffer | string,
  headers: Readonly<Record<string, string>> = {},
) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes as string))]), 'any.name')
  const sent = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: '/verify',
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  const { statusCode: status, body } = response
  const [, stamp = ''] = /<p class="verdict \w+">.*?<\/svg>(.*?)<\/p>/s.exec(body) ?? []
  const text = body.replace(/<[^>]+>/g, ' ')
  return { status, body, stamp, text, headers: response.headers }
}
