const citation = /\bS(?:\d+|X)\.\d+\b/g

/** What is wrong with the requirements that a text cites, one line a fault. `ids` are those of docs/spec-map.md. */
export function findCitationFaults(path: string, text: string, ids: ReadonlySet<string>): string[] {
  return text.split('\n').flatMap((line, index) => {
    const unknown = (line.match(citation) ?? []).filter((id) => !ids.has(id))
    return unknown.map((id) => `${path}:${index + 1}: docs/spec-map.md has no row ${id}`)
  })
}
