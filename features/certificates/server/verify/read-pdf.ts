import { type FoundInFile, inflateText, longestText, mostBadges } from './found-in-file.ts'

/** Readers take what stands before the head of a PDF for nothing. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-')

/** Ours have some forty. */
const mostStreams = 400

/** In bytes, of all streams together: ours have some 200,000, and several may be merged into one. */
const mostInflated = 32 * longestText

/**
 * Badges that are attached to it, and addresses of certificates in what else it has. Not what is seen on its page, which
 * is drawn: that takes a person's eyes.
 */
export async function readPdf(bytes: Buffer): Promise<FoundInFile> {
  const credentials = new Set<string>()
  const numbers = new Set<string>()
  addNumbers(numbers, bytes.toString('latin1'))
  let inflated = 0
  for (const stream of streamsOf(bytes)) {
    if (inflated >= mostInflated) break
    const content = (await inflateText(stream)) ?? plainText(stream)
    inflated += content?.length ?? longestText
    const text = content?.toString('utf8') ?? ''
    if (!isAttachedBadge(text)) addNumbers(numbers, text)
    else if (credentials.size < mostBadges) credentials.add(text.trim())
  }
  return { credentials: [...credentials], numbers: [...numbers] }
}

function* streamsOf(bytes: Buffer): Generator<Buffer> {
  let at = 0
  for (let count = 0; count < mostStreams; count++) {
    const start = startOfStream(bytes, at)
    const end = start < 0 ? -1 : bytes.indexOf('endstream', start)
    if (end < 0) return
    yield bytes.subarray(start, end)
    at = end + 'endstream'.length
  }
}

/** Behind the keyword and its end of line (ISO 32000 section 7.3.8.1), since an address may have the word as well; -1 without. */
function startOfStream(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(keyword, from); at >= 0; at = bytes.indexOf(keyword, at + 1)) {
    const end = at + keyword.length
    if (bytes[end] === 0x0a) return end + 1
    if (bytes[end] === 0x0d && bytes[end + 1] === 0x0a) return end + 2
  }
  return -1
}

const keyword = 'stream'

/** Of an attachment that was stored as it is. */
const plainText = (stream: Buffer) =>
  stream.length <= longestText && (stream[0] === 0x7b || stream[0] === 0x65) ? stream : undefined

const isAttachedBadge = (text: string): boolean =>
  /^\s*\{/.test(text)
    ? /"(OpenBadge|Verifiable|Achievement)Credential"/.test(text)
    : /^\s*ey[\w-]+\.[\w-]+\.[\w-]+\s*$/.test(text)

/** More is no certificate. */
const mostNumbers = 20

function addNumbers(numbers: Set<string>, text: string): void {
  for (const [, number = ''] of text.matchAll(/\/(?:certificates|badges)\/([\w-]{22})(?![\w-])/g)) {
    if (numbers.size === mostNumbers) return
    // A copy, since a part of a text keeps the whole text in memory.
    numbers.add(Buffer.from(number).toString('latin1'))
  }
}
