import unhomoglyph from 'unhomoglyph'

/** What Unicode's list of confusables (UTS 39) leaves apart, though a reader takes it for the Latin sign. */
const others = new Map(
  Object.entries({
    a: 'ᴀ4',
    b: 'ʙƅ',
    d: 'ᴅ',
    e: 'ᴇꞓ3',
    f: 'ꜰ',
    g: 'ɢ',
    h: 'ʜ',
    i: 'l1ɪ|',
    j: 'ᴊ',
    k: 'ĸ',
    m: 'ʍ',
    n: 'ɴ',
    p: 'ᴘ',
    q: 'ꞯ',
    r: 'ʀ',
    s: '5',
    t: 'ᴛ',
    x: 'χ',
  }).flatMap(([sign, alike]) => [...alike].map((one) => [one, sign] as const)),
)
/** Where the first of 26 signs from a to z in brackets, circles and squares stands, white and black, and of those that flags are made of. */
const enclosed = [0x249c, 0x24b6, 0x24d0, 0x1f110, 0x1f130, 0x1f150, 0x1f170, 0x1f1e6]

/** What brackets, circles and squares enclose: "🅷🅾🆂🆃". */
const unenclosed = (text: string): string =>
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
function readAs(text: string): string {
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

/** One spelling for nicknames that look or read alike. */
export function nicknameKey(nickname: string): string {
  // Of signs alone, such as "☆", or marks.
  return readAs(nickname) || nickname.normalize('NFKC').replace(/\s/g, '')
}

/** Words by which a nickname claims to be the host or one of the team. */
const claims = [
  // English: who teaches, who is of the team.
  ...['host', 'cohost', 'teacher', 'professor', 'prof', 'tutor'],
  ...['instructor', 'trainer', 'leader', 'coach', 'organiser', 'organizer'],
  ...['admin', 'administrator', 'mod', 'moderator', 'operator', 'staff'],
  ...['official', 'support', 'assistance', 'helpdesk', 'system', 'edutrain'],
  // French.
  ...['hote', 'hotesse', 'animateur', 'animatrice', 'organisateur'],
  ...['organisatrice', 'responsable', 'formateur', 'formatrice'],
  ...['professeur', 'professeure', 'enseignant', 'enseignante', 'maitre', 'maitresse'],
  ...['administrateur', 'administratrice', 'operateur', 'operatrice', 'modo', 'moderateur', 'moderatrice'],
  ...['officiel', 'officielle', 'systeme'],
  // What other languages call a teacher or a host.
  ...['lehrer', 'lehrerin', 'gastgeber', 'gastgeberin', 'profesor'],
  ...['profesora', 'maestro', 'maestra', 'anfitrion', 'anfitriona'],
  ...['professora', 'insegnante', 'docente', 'mwalimu', 'معلم', 'المعلم'],
  ...['معلمة', 'المعلمة', 'учитель', 'учительница', '老师', '老師'],
]

/** Wherever they stand: no harmless name contains them. */
const telling = [
  ...['edutrain', 'teacher', 'professor', 'professeur', 'operator', 'moderator'],
  ...['animateur', 'animatrice', 'helpdesk'],
]

const reserved = new Set(claims.map(nicknameKey))
const longest = Math.max(...[...reserved].map(({ length }) => length))
const tellingKeys = telling.map(nicknameKey)

/** Whether it claims to be the host or one of the team: as a whole, by some of its words, or with a number behind. */
export function isReservedNickname(nickname: string): boolean {
  const whole = nicknameKey(nickname)
  if (tellingKeys.some((key) => whole.includes(key))) return true
  const words = unenclosed(nickname)
    .split(/[\s\p{P}\p{S}]+/u)
    .map((word) => ({ key: readAs(word), unnumbered: readAs(word.replace(/\p{N}+$/u, '')) }))
  return reserved.has(whole) || words.some((_, from) => claimsFrom(words.slice(from)))
}

/** By one word or several that follow each other, such as "help desk". */
function claimsFrom(words: readonly { readonly key: string; readonly unnumbered: string }[]): boolean {
  let before = ''
  for (const { key, unnumbered } of words) {
    if (reserved.has(before + key) || reserved.has(before + unnumbered)) return true
    before += key
    if (before.length > longest) return false
  }
  return false
}

/** With a number behind it when another has taken it meanwhile. */
export function freeNickname(nickname: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nicknameKey))
  let free = nickname
  for (let number = 2; keys.has(nicknameKey(free)); number++) free = `${nickname} ${number}`
  return free
}
