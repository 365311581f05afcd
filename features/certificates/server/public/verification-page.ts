import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { framed, type Look, lookOf, type PageParts, type PageSite } from './certificate-page.ts'
import { numberForm, verifyPath } from './number-form.ts'
import type { PageWords } from './page-words-en.ts'
import { ticketHtml, verdict } from './ticket-html.ts'

/** In bytes, of a file that is checked. */
export const largestFile = 2 * 1024 * 1024
export const megabytes = largestFile / 1024 / 1024

/** Without `typed` nothing was looked for yet. */
export function numberPage(language: string, site: PageSite, typed?: string): PageParts {
  const look = lookOf(language, site, site.issuer)
  const { words } = look
  return typed === undefined
    ? checkPage(look, words.checkTitle, '')
    : checkPage(look, words.checkTitle, said(words.unknown, 'bad', words.unknownNote), typed)
}

/** The two forms, below what is said of an answer. */
export function checkPage(look: Look, title: string, answer: string, typed?: string): PageParts {
  const { words, programmes } = look
  const body = `${answer}<h1>${escapeHtml(words.checkTitle)}</h1>${numberForm(words, typed)}${fileForm(words)}`
  return framed(look, title, ticketHtml(programmes, body), '')
}

function fileForm(words: PageWords): string {
  return `<form class="check" method="post" enctype="multipart/form-data" action="${verifyPath}"><label for="file">${escapeHtml(words.fileLabel)}</label><input id="file" name="file" type="file" accept=".pdf,.png,.json,.jwt" aria-describedby="file-hint" required><p class="text-soft" id="file-hint">${escapeHtml(words.fileHint(megabytes))}</p><button class="button mt-[0.4rem]">${escapeHtml(words.fileButton)}</button></form>`
}

/** A stamp as HTML, and lines of text below it. */
export const said = (stamp: string, kind: Parameters<typeof verdict>[1], ...lines: readonly string[]) =>
  verdict(stamp, kind) + lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
