import { longestText } from './inflate-text.ts'
import { type FoundInFile, isPdf, readPdf } from './read-pdf.ts'
import { isPng, readPng } from './read-png.ts'

/** Of what a file begins with, whatever its name is. Nothing in a file that is none of these, or broken. */
export async function readFile(bytes: Buffer): Promise<FoundInFile> {
  if (isPng(bytes)) return readPng(bytes)
  if (isPdf(bytes)) return readPdf(bytes)
  if (bytes.length > longestText) return { credentials: [], numbers: [] }
  return {
    credentials: [
      bytes
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .trim(),
    ],
    numbers: [],
  }
}
