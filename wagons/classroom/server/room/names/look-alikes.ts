import unhomoglyph from 'unhomoglyph'

/** What Unicode's list of confusables (UTS 39) leaves apart, though a reader takes it for the Latin sign. */
const others = new Map(
  Object.entries({
    ...{ a: 'ᴀ4', b: 'ʙƅ', d: 'ᴅ', e: 'ᴇꞓ3', f: 'ꜰ', g: 'ɢ', h: 'ʜ', i: 'l1ɪ|', j: 'ᴊ' },
    ...{ k: 'ĸ', m: 'ʍ', n: 'ɴ', p: 'ᴘ', q: 'ꞯ', r: 'ʀ', s: '5', t: 'ᴛ', x: 'χ' },
  }).flatMap(([sign, alike]) => [...alike].map((one) => [one, sign] as const)),
)
/** Where the first of 26 signs from a to z in brackets, circles and squares stands, white and black, and of those that flags are made of. */
const enclosed = [0x249c, 0x24b6, 0x24d0, 0x1f110, 0x1f130, 0x1f150, 0x1f170, 0x1f1e6]

/** What brackets, circles and squares enclose: "🅷🅾🆂🆃". */
export const unenclosed = (text: string): string =>
  text.replace(/[\u249c-\u24e9\u{1f110}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (sign) => {
    const at = sign.codePointAt(0) ?? 0
    const first = enclosed.find((start) => start <= at && at < start + 26)
    return first === undefined ? sign : String.fromCharCode(0x61 + at - first)
  })

const bare = (text: string): string =>
  text.normalize('NFKD').replace(/[\u0300-\u036f\p{DI}\p{P}\p{Z}\p{S}\p{Cf}]/gu, '')

/**
 * What a reader sees, in one spelling: '' where there is nothing to read. First as it is written, since capitals are
 * like others than their small ones (Η is H, η is n), then in lower case.
 */
export function readAs(text: string): string {
  const written = bare(
    unhomoglyph(
      unenclosed(text)
        .normalize('NFD')
        .replace(/\p{DI}/gu, ''),
    ),
  )
  const small = bare(unhomoglyph(written.toLowerCase().normalize('NFD'))).toLowerCase()
  return [...small]
    .map((sign) => others.get(sign) ?? sign)
    .join('')
    .replaceAll('m', 'rn')
}
