const citation = /\bS(?:\d+|X)\.\d+\b/g
const section = /\u00a7/

/** `ids` are those of docs/spec-map.md. */
export function findCitationFaults(path: string, text: string, ids: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const place = `${path}:${index + 1}`
    const unknown = (line.match(citation) ?? []).filter((id) => !ids.has(id))
    return [
      ...unknown.map((id) => `${place}: docs/spec-map.md has no row ${id}`),
      ...(section.test(line) ? [`${place}: cite a row of docs/spec-map.md, not a section sign`] : []),
    ]
  })
}
