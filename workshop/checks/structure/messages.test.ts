import { globSync } from 'node:fs'
import { join } from 'node:path'
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pageLanguages } from '#platform/contract/languages.ts'

const root = join(import.meta.dirname, '../../..')
const files = globSync('{app,features,platform,wagons}/**/*.en.{ts,tsx}', { cwd: root })
const others = pageLanguages.slice(1)

type Messages = Readonly<Record<string, unknown>>

const read = (file: string, language: string): Promise<Messages> =>
  import(join(root, file.replace('.en.', `.${language}.`)))

/** Markers in place of parameters, to be looked for in what a message makes of them. */
const markers = ['3', '7', '8']

function said(message: unknown): string {
  if (typeof message === 'function') return said(message(...markers.slice(0, message.length)))
  if (isValidElement(message)) return renderToStaticMarkup(message as ReactNode)
  return typeof message === 'object' ? JSON.stringify(message) : String(message)
}

/** Everything about a message that must be the same in every language. */
function shape(message: unknown): unknown {
  if (typeof message === 'function') return { parameters: message.length }
  if (Array.isArray(message)) return message.map(shape)
  if (isValidElement(message)) return 'words with elements'
  if (typeof message !== 'object' || message === null) return typeof message
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, shape(value)]))
}

it('there are message files', () => expect(files.length).toBeGreaterThan(20))

describe.each(others)('the messages in %s', (language) => {
  it.each(files)('%s has every key, with the same parameters', async (file) => {
    const [english, translated] = await Promise.all([read(file, 'en'), read(file, language)])
    expect(shape({ ...translated })).toEqual(shape({ ...english }))
    for (const [key, message] of Object.entries(english)) {
      if (typeof message !== 'function' || /failure/i.test(key)) continue
      const used = markers.slice(0, message.length)
      for (const marker of used) expect(said(translated[key]), key).toContain(marker)
    }
  })

  it('has no file that English lacks', () => {
    const own = globSync(`{app,features,platform,wagons}/**/*.${language}.{ts,tsx}`, { cwd: root })
    expect(own.map((file) => file.replace(`.${language}.`, '.en.')).sort()).toEqual([...files].sort())
  })
})

/** Every single text of a message, also of one that is a table of them. */
function textsOf(message: unknown): string[] {
  if (typeof message !== 'object' || message === null || isValidElement(message)) return [said(message)]
  return Object.values(message).flatMap(textsOf)
}

it('French sets its signs off by spaces that do not break, and has its own quotation marks and apostrophes', async () => {
  const faults = /[\p{L}\d»)][!?;]|[^\u202f][!?;](?!\S)| :|« | »|["“”]\p{L}|\p{L}'\p{L}/u
  for (const file of files) {
    for (const [key, message] of Object.entries(await read(file, 'fr'))) {
      for (const text of textsOf(message)) {
        const words = text.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'")
        expect(words, `${file}: ${key}`).not.toMatch(faults)
      }
    }
  }
})

it('English has curly quotation marks and apostrophes', async () => {
  for (const file of files) {
    for (const [key, message] of Object.entries(await read(file, 'en'))) {
      for (const text of textsOf(message)) {
        const words = text
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll('&#x27;', "'")
          .replaceAll('&quot;', '"')
        expect(words, `${file}: ${key}`).not.toMatch(/["']/)
      }
    }
  }
})
