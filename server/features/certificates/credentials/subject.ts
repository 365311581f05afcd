import { createHash } from 'node:crypto'

/**
 * The id of the learner in the credential of a certificate, as a URN of a UUID (RFC 9562, version 8). It is made of the
 * certificate's own random id, so it stays the same at each download, and says nothing of the account.
 */
export function subjectOf(certificateId: string): string {
  const bytes = createHash('sha256').update(`edutrain subject ${certificateId}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  const parts = [0, 8, 12, 16, 20].map((from, index, starts) => hex.slice(from, starts[index + 1]))
  return `urn:uuid:${parts.join('-')}`
}
