import { cloneElement, isValidElement, type ReactNode } from 'react'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
}

/** English as a foreign language: as readable as before, but accented, in brackets, and longer by two fifths. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const foreign = text.replaceAll(/[a-z]/gi, (character) => accents[character] ?? character)
  return `[${foreign} ${'ëê '.repeat(Math.ceil((text.length * 0.4) / 3)).trim()}]`
}

/** The same for a message of any kind: words, words with elements, what makes words of its parameters, many of them. */
export function pseudoWords(message: unknown): unknown {
  if (typeof message === 'string') return pseudoText(message)
  if (typeof message === 'function') return (...parameters: unknown[]) => pseudoWords(message(...parameters))
  if (Array.isArray(message)) return message.map(pseudoWords)
  if (isValidElement<{ children?: ReactNode }>(message)) {
    const { children } = message.props
    if (children === undefined) return message
    const parts = [children].flat().map((part) => pseudoWords(part) as ReactNode)
    return cloneElement(message, undefined, ...parts)
  }
  if (typeof message !== 'object' || message === null) return message
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, pseudoWords(value)]))
}
