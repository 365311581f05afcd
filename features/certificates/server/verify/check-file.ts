import type { CertificateParts } from '../certificate-parts.ts'
import { checkCredential } from '../credentials/genuine-credential.ts'
import {
  type FoundCertificate,
  findAnyCertificate,
  selectKnownNumbers,
} from '../records/certificate.store.ts'
import { readFile } from './read-file.ts'
import { mostBadges } from './read-pdf.ts'

/** What is true of a file. */
export type FileVerdict =
  /** Signed here, unchanged: what has become of its certificate says `certificate`. */
  | { readonly kind: 'genuine'; readonly certificate: FoundCertificate }
  /** Signed here, and deleted by its holder. */
  | { readonly kind: 'gone' }
  /** It says that it is ours, and was changed or made up; with the number of a certificate of ours that it has, if one. */
  | { readonly kind: 'forged'; readonly number: string | undefined }
  | { readonly kind: 'foreign' }
  /** No badge, but the number of a certificate of ours. */
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
    new Set(checked.flatMap((found) => (found.kind === kind ? (found.certificateId ?? []) : [])))
  const genuine = numbersOf('genuine')
  const has = (kind: (typeof checked)[number]['kind']) => checked.some((found) => found.kind === kind)
  const [id, ...others] = new Set([...genuine, ...known])
  // A badge beside the number of another certificate was put there.
  const isMixed = has('foreign') ? id !== undefined : has('genuine') && others.length > 0
  if (has('forged') || isMixed) {
    const [number] = known.length > 0 ? known : await selectKnownNumbers(db, [...numbersOf('forged')])
    return { kind: 'forged', number }
  }
  if (id !== undefined && genuine.has(id)) {
    const certificate = await findAnyCertificate(db, id)
    return certificate ? { kind: 'genuine', certificate } : { kind: 'gone' }
  }
  if (has('foreign')) return { kind: 'foreign' }
  return id !== undefined && others.length === 0 ? { kind: 'number', number: id } : { kind: 'none' }
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
