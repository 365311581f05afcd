/** Chooses the form of a word for a count. `Intl` is asked when the first is wanted, not while a page is loaded. */
export function pluralIn(language: string) {
  let rules: Intl.PluralRules | undefined
  return (count: number, forms: { readonly one: string; readonly other: string }): string => {
    rules ??= new Intl.PluralRules(language)
    return rules.select(count) === 'one' ? forms.one : forms.other
  }
}
