import { type FoundInFile, inflateText, longestText, mostBadges } from './found-in-file.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)

/** Of Open Badges 3.0, and of 2.0 before it. */
const keywords = ['openbadgecredential', 'openbadges']

/** More of them than that, broken ones too, were made to keep the server busy. */
const mostTried = 8

/** A badge that was baked into it (Open Badges 3.0 section 5.3.1). Of a broken file, what stands before the break. */
export async function readPng(bytes: Buffer): Promise<FoundInFile> {
  const credentials: string[] = []
  let tried = 0
  for (const { type, data } of chunksOf(bytes)) {
    if (type !== 'iTXt' && type !== 'tEXt') continue
    const end = data.indexOf(0)
    if (!keywords.includes(data.toString('latin1', 0, Math.max(end, 0)))) continue
    if (credentials.length === mostBadges || ++tried > mostTried) break
    const text = type === 'tEXt' ? data.subarray(end + 1) : await textOf(data, end)
    if (text && text.length <= longestText)
      credentials.push(text.toString(type === 'tEXt' ? 'latin1' : 'utf8').trim())
  }
  return { credentials, numbers: [] }
}

/** After the keyword: whether it is compressed, how, the language, the keyword in it, the text. */
async function textOf(data: Buffer, endOfKeyword: number): Promise<Buffer | undefined> {
  const endOfLanguage = data.indexOf(0, endOfKeyword + 3)
  const endOfTranslation = endOfLanguage < 0 ? -1 : data.indexOf(0, endOfLanguage + 1)
  if (endOfTranslation < 0) return undefined
  const text = data.subarray(endOfTranslation + 1)
  return data[endOfKeyword + 1] === 0 ? text : inflateText(text)
}

function* chunksOf(bytes: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  // Length, type, data, checksum.
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    yield { type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) }
    at += 12 + length
  }
}
