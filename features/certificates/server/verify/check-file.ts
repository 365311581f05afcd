import type { CertificateParts } from '../certificate-parts.ts'
import { checkCredential } from '../credentials/genuine-credential.ts'
import { type FoundAward, findAward, selectKnownNumbers } from '../records/award.store.ts'
import { type FoundInFile, longestText, mostBadges } from './found-in-file.ts'
import { isPdf, readPdf } from './read-pdf.ts'
import { isPng, readPng } from './read-png.ts'

/** What is true of a file. */
export type FileVerdict =
  /** Signed here, unchanged: what has become of its certificate or badge says `award`. */
  | { readonly kind: 'genuine'; readonly award: FoundAward }
  /** Signed here, and since then deleted by its holder, or issued again in another name. */
  | { readonly kind: 'gone' }
  /** It says that it is ours, and was changed or made up; with a number of ours that it has, if one. */
  | { readonly kind: 'forged'; readonly number: string | undefined }
  /** More than one badge or number that belong to different certificates or badges, none of them forged; those numbers that are ours. */
  | { readonly kind: 'several'; readonly numbers: readonly string[] }
  | { readonly kind: 'foreign' }
  /** Nothing signed, but a number of ours. */
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'none' }

/** Nothing of the file is kept. */
export async function checkFile(
  parts: Pick<CertificateParts, 'db' | 'clock' | 'publicUrl'>,
  bytes: Buffer,
): Promise<FileVerdict> {
  const { db } = parts
  const { credentials, numbers } = await readFile(bytes)
  const checked = await checkAll(parts, credentials)
  const known = await selectKnownNumbers(db, numbers)
  const numbersOf = (kind: 'genuine' | 'forged') =>
    new Set(checked.flatMap((found) => (found.kind === kind ? (found.number ?? []) : [])))
  const genuine = numbersOf('genuine')
  const has = (kind: (typeof checked)[number]['kind']) => checked.some((found) => found.kind === kind)
  const [id, ...others] = new Set([...genuine, ...known])
  if (has('forged')) {
    const [number] = known.length > 0 ? known : await selectKnownNumbers(db, [...numbersOf('forged')])
    return { kind: 'forged', number }
  }
  // Files of a class in one, a folder of an applicant, or a badge that was put beside the number of another certificate.
  if (has('foreign') ? id !== undefined : has('genuine') && others.length > 0)
    return { kind: 'several', numbers: await selectKnownNumbers(db, [...genuine, ...known]) }
  if (id !== undefined && genuine.has(id)) {
    const award = await findAward(db, id)
    return award ? { kind: 'genuine', award } : { kind: 'gone' }
  }
  if (has('foreign')) return { kind: 'foreign' }
  return id !== undefined && others.length === 0 ? { kind: 'number', number: id } : { kind: 'none' }
}

/** Of what a file begins with, whatever its name is. Nothing in a file that is none of these, or broken. */
export async function readFile(bytes: Buffer): Promise<FoundInFile> {
  if (isPng(bytes)) return readPng(bytes)
  if (isPdf(bytes)) return readPdf(bytes)
  if (bytes.length > longestText) return { credentials: [], numbers: [] }
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trim()
  return { credentials: [text], numbers: [] }
}

async function checkAll(parts: Parameters<typeof checkCredential>[0], credentials: readonly string[]) {
  const checked = []
  for (const text of credentials.slice(0, mostBadges)) {
    const found = await checkCredential(parts, text)
    checked.push(found)
    // What comes after it can make it no better.
    if (found.kind === 'forged') break
  }
  return checked
}
