import { pageLanguage } from '#platform/web/lib/page-language.ts'

/** `amount` in the smallest unit of a coin, as two digits that count and the coin's name. */
export function coinText(amount: bigint, coin: string): string {
  const format = new Intl.NumberFormat(pageLanguage, { maximumSignificantDigits: 2 })
  return `${format.format(Number(amount) / 1e18)}\u00a0${coin}`
}
