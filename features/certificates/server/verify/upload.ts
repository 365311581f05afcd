import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { largestFile } from '../public/verification-page.ts'

/** What else a form has around it. */
const largestBody = largestFile + 4_096

/** In bytes: so much of what is too large is let pass by before the answer, since a browser that is cut off shows none. */
export const mostPassed = 32 * 1024 * 1024

/** Undefined for one that is too large. Held in memory as long as its request, and nowhere else. */
export type Upload = { readonly bytes: Buffer | undefined }

/** Lets `forms` take the one file of a form. */
export function takeUploads(forms: FastifyInstance): void {
  forms.removeAllContentTypeParsers()
  forms.addContentTypeParser('multipart/form-data', readUpload)
}

async function readUpload(request: FastifyRequest, body: IncomingMessage): Promise<Upload> {
  const kept: Buffer[] = []
  let passed = 0
  try {
    for await (const part of body.iterator({ destroyOnReturn: false })) {
      passed += part.length
      if (passed <= largestBody) kept.push(part)
      if (passed > mostPassed) break
    }
  } catch {
    throw Object.assign(new Error('The file did not arrive.'), { statusCode: 400 })
  }
  // What is still to come belongs to this request: left unread, it would keep the next one on the connection waiting.
  if (passed > mostPassed) body.resume()
  if (passed > largestBody) return { bytes: undefined }
  const file = await fileIn(Buffer.concat(kept), request.headers['content-type'] ?? '')
  return { bytes: file.length > largestFile ? undefined : file }
}

/** Empty where the form has none, or is broken. */
async function fileIn(body: Buffer<ArrayBuffer>, type: string): Promise<Buffer> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    const file = form.get('file')
    return file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
  } catch {
    return Buffer.alloc(0)
  }
}
