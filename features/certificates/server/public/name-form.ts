import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { personName } from '#platform/contract/values.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { Comparison } from './compare-name.ts'
import type { PageWords } from './page-words-en.ts'
import { verdict } from './ticket-html.ts'

/** A name that a visitor has typed, and what came of it. */
export interface Compared {
  readonly name: string
  readonly comparison: Comparison
}

/** A form, since the page has no script; by POST, so that the name stands in no address and no log. */
export function nameForm(words: PageWords, path: string, compared: Compared | undefined): string {
  return `${compared ? comparisonOf(words, compared) : ''}<form class="check" method="post" action="${path}"><label for="name">${escapeHtml(words.nameQuestion)}</label><input id="name" name="name" dir="auto" aria-describedby="name-hint" required autocomplete="off" spellcheck="false" maxlength="400"><p class="text-soft" id="name-hint">${escapeHtml(words.nameHint)}</p><button class="button mt-[0.4rem]">${escapeHtml(words.nameButton)}</button></form>`
}

function comparisonOf(words: PageWords, { name, comparison }: Compared): string {
  if (comparison === 'too-often') return `<p class="compared mt-4">${escapeHtml(words.nameTooOften)}</p>`
  const typed = `<strong dir="auto">${escapeHtml(name)}</strong>`
  return comparison === 'same'
    ? `${verdict(words.isName, 'good')}<p>${escapeHtml(words.isNameNote)} ${typed}</p>`
    : `${verdict(words.isNotName, 'bad')}<p>${escapeHtml(words.isNotNameNote)} ${typed}</p>`
}

type ById = { Params: { id: string } }

/** A page with the form, `path` with `:id` in it; `show` has the name that was typed, if it could be one. */
export function registerNamedPage(
  app: FastifyInstance,
  path: string,
  show: (request: FastifyRequest<ById>, reply: FastifyReply, name?: string) => Promise<FastifyReply>,
): void {
  app.get<ById>(path, (request, reply) => show(request, reply))
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    forms.post<ById>(path, (request, reply) => {
      const typed = request.body instanceof URLSearchParams ? request.body.get('name') : null
      const name = personName.safeParse(typed ?? '')
      reply.header('cache-control', 'no-store')
      return show(request, reply, name.success ? name.data : undefined)
    })
  })
}

/** In bytes: a name of 200 characters, each of them four bytes in three characters. */
const largestForm = 4_096
