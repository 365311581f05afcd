/** Said by a sign as well as by words: never by colour alone. */
export function Known({ good, words }: { readonly good: boolean; readonly words: string }) {
  const sign = good ? "before:text-spring before:content-['●_']" : "before:text-summer before:content-['○_']"
  return <span className={`block text-[0.875rem] text-soft ${sign}`}>{words}</span>
}
