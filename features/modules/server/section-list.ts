import { inPageLanguage } from '#platform/contract/languages.ts'

const heading = /<section><h2 id="([^"]*)">(.*?)<\/h2>/gs

/** What is seen at a glance needs no list. */
const fewest = 4

/** Links to the sections of a long text, as HTML. */
export function listSections(html: string, language: string): string {
  const title = inPageLanguage({ en: 'On this page', fr: 'Sommaire' }, language)
  const links = [...html.matchAll(heading)].map(([, id, words]) => `<li><a href="#${id}">${words}</a></li>`)
  if (links.length < fewest) return ''
  return `<nav class="section-list" aria-labelledby="section-list"><div><p id="section-list">${title}</p><ul>${links.join('')}</ul></div></nav>\n`
}
