const assignment =
  /^[^\S\n]*(?:[#;].*|([^\s#;=][^\n=]*)=((?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|[^\S\n])*)((?:\\[\s\S]|[^\\\n])*))$/gm

/** systemd.exec(5), `EnvironmentFile`: shells and Node's `--env-file` end a bare value at `#`, systemd does not. */
export function parseSettingsFile(text: string): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const [, key, quoted = '', bare = ''] of text.replaceAll('\r\n', '\n').matchAll(assignment))
    if (key) settings[key.trim()] = unquote(quoted) + unescapeBare(bare)
  return settings
}

function unquote(text: string): string {
  const parts = text.matchAll(/'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"/g)
  return [...parts].map(([, single, double = '']) => single ?? unescapeDouble(double)).join('')
}

/** Within double quotes a backslash escapes only these. */
const unescapeDouble = (text: string) => text.replace(/\\(["\\`$])|\\\n/g, '$1')

const unescapeBare = (text: string) =>
  text.trimEnd().replace(/\\([\s\S])/g, (_, next) => (next === '\n' ? '' : next))
