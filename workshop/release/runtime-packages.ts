const mention = (name: string) => {
  const [scope = '', own] = name.replaceAll('.', '\\.').split('/')
  // Fonts are found by names that are put together of a scope and a variable.
  const rest = own ? `(?:/${own}['"\`/]|/\\$\\{)` : `['"\`/]`
  return new RegExp(`(?:^import [^'"]*|\\blocate(?:\\$\\d+)?\\()['"\`]${scope}${rest}`, 'm')
}

/** Those of the dependencies that some of the bundled sources still import or locate: what the server needs when it runs. */
export function runtimePackages(
  dependencies: Readonly<Record<string, string>>,
  sources: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => sources.some((source) => mention(name).test(source))),
  )
}
