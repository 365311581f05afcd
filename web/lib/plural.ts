export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: { readonly one: string; readonly other: string }): string =>
    rules.select(count) === 'one' ? forms.one : forms.other
}
