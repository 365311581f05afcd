/**
 * Says at a field of a form, in the browser's own way, why its value will not do; until the value is changed. What was
 * typed stays as it is.
 */
export function refuseField(form: HTMLFormElement, name: string, words: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.setCustomValidity(words)
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
  field.reportValidity()
}
