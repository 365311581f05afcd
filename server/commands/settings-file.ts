/** A key, and a value of quoted parts and then a bare one, as systemd reads an EnvironmentFile; or a comment. */
const assignment =
  /^[^\S\n]*(?:[#;].*|([^\s#;=][^\n=]*)=((?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|[^\S\n])*)((?:\\[\s\S]|[^\\\n])*))$/gm

/**
 * The settings in the text of an `EnvironmentFile` of systemd (systemd.exec(5)): not those of a shell, nor of Node's
 * `--env-file`, which both end a bare value at `#`. A line that assigns nothing is passed over, as systemd does.
 */
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

/** In double quotes a backslash is one, but before a line's end and what a shell would take for more than itself. */
const unescapeDouble = (text: string) => text.replace(/\\(["\\`$])|\\\n/g, '$1')

const unescapeBare = (text: string) =>
  text.trimEnd().replace(/\\([\s\S])/g, (_, next) => (next === '\n' ? '' : next))
