import { createHash } from 'node:crypto'
import { constants } from 'node:os'
import type { NameOutlines } from '#features/certificates/contract/certificate-desk.ts'
import { OverloadError } from '#platform/server/http/overload.ts'
import { createPrintQueue, type Lane } from './print-queue.ts'
import type { CertificatePrint } from './stored-print.ts'

/** In a process of its own: no other request waits for fonts, and their memory is given back when it ends. */
export interface Printer {
  /** What the public asks for waits until learners and operators have theirs. */
  print(print: CertificatePrint, lane?: Exclude<Lane, 'names'>): Promise<Uint8Array>
  tagOf(print: CertificatePrint): string
  isKept(print: CertificatePrint): boolean
  /** Operators come before a `learner`. @throws OverloadError while another name of the learner is looked at */
  findUnprintable(name: string, learner?: string): Promise<readonly string[]>
  /** For operators. */
  outline(name: string): Promise<NameOutlines>
  close(): Promise<void>
}

export interface PrinterLimits {
  /** In ms. */
  readonly patience?: number
  readonly mostTime?: number
  readonly priority?: number
  /** In bytes. */
  readonly mostKept?: number
}

/** Goes up when the same certificate is drawn in another way. */
const edition = 6

// What can be printed without a look into a font: most names.
const plain = /^[\u0020-\u007e\u00c0-\u017e’]*$/u

const picturesAsHashes = (_key: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value

export function createPrinter({
  patience = 10_000,
  mostTime = 30_000,
  mostKept = 8_000_000,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
}: PrinterLimits = {}): Printer {
  const queue = createPrintQueue({ patience, mostTime, priority })
  const kept = new Map<string, Uint8Array>()
  let keptBytes = 0
  const printing = new Map<string, Promise<Uint8Array>>()
  const checking = new Set<string>()

  const tagOf = (print: CertificatePrint) =>
    createHash('sha256')
      .update(JSON.stringify([edition, print], picturesAsHashes))
      .digest('base64url')

  function keep(tag: string, bytes: Uint8Array) {
    kept.set(tag, bytes)
    keptBytes += bytes.length
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= mostKept) return
      kept.delete(oldest)
      keptBytes -= length
    }
  }

  function takeKept(tag: string): Uint8Array | undefined {
    const bytes = kept.get(tag)
    if (bytes) {
      kept.delete(tag)
      kept.set(tag, bytes)
    }
    return bytes
  }

  async function printAnew(print: CertificatePrint, tag: string, lane: Lane): Promise<Uint8Array> {
    const bytes = await queue.ask<Uint8Array>({ task: 'print', print }, lane)
    keep(tag, bytes)
    return bytes
  }

  return {
    tagOf,
    isKept: (print) => kept.has(tagOf(print)),
    async print(print, lane = 'own') {
      const tag = tagOf(print)
      // A learner does not wait in the queue of the public, though the same is asked for there.
      const key = `${lane} ${tag}`
      const bytes = takeKept(tag) ?? printing.get(key)
      if (bytes) return bytes
      const work = printAnew(print, tag, lane).finally(() => printing.delete(key))
      printing.set(key, work)
      return work
    },
    async findUnprintable(name, learner) {
      if (plain.test(name)) return []
      if (learner === undefined) return queue.ask<string[]>({ task: 'check', name }, 'own')
      if (checking.has(learner)) throw new OverloadError('another name of this learner is being checked')
      checking.add(learner)
      try {
        return await queue.ask<string[]>({ task: 'check', name }, 'names')
      } finally {
        checking.delete(learner)
      }
    },
    outline: (name) => queue.ask<NameOutlines>({ task: 'outline', name }, 'own'),
    close: () => queue.close(),
  }
}
