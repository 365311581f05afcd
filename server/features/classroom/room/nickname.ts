/**
 * One spelling for nicknames that look or read alike: forms, case, accents and what separates signs do not count, nor
 * which of a few look-alike ones was taken.
 */
export function nicknameKey(nickname: string): string {
  const plain = nickname
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{DI}\p{P}\p{Z}\p{S}\p{Cf}]/gu, '')
  const key = [...plain].map((sign) => lookAlikes.get(sign) ?? sign).join('')
  // Of signs alone, such as "☆", or marks.
  return key || nickname.normalize('NFKC').replace(/\s/g, '')
}

const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑ4',
    b: 'ьв',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еεё3є',
    g: 'ɡ',
    h: 'һн',
    i: 'іιıl1ӏ',
    k: 'кκ',
    m: 'м',
    n: 'ոη',
    o: 'оοσ0օ',
    p: 'рρ',
    r: 'г',
    s: 'ѕ5',
    t: 'тτ',
    u: 'υս',
    v: 'νѵ',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([sign, others]) => [...others].map((other) => [other, sign] as const)),
)

/** French and English; more languages, more words. */
const claims = [
  'host',
  'cohost',
  'teacher',
  'professor',
  'prof',
  'tutor',
  'instructor',
  'trainer',
  'admin',
  'administrator',
  'administrateur',
  'moderator',
  'moderateur',
  'moderatrice',
  'operator',
  'operateur',
  'operatrice',
  'staff',
  'animateur',
  'animatrice',
  'hote',
  'hotesse',
  'formateur',
  'formatrice',
  'professeur',
  'professeure',
  'enseignant',
  'enseignante',
  'maitre',
  'maitresse',
  'edutrain',
]

const reserved = new Set(claims.map(nicknameKey))

/** Wherever they stand: no harmless name contains them. */
const telling = [
  'edutrain',
  'teacher',
  'professor',
  'professeur',
  'operator',
  'moderator',
  'animateur',
  'animatrice',
]
const tellingKeys = telling.map(nicknameKey)

/** Whether it claims to be the host or one of the team: as a whole, by one of its words, or with a number behind. */
export function isReservedNickname(nickname: string): boolean {
  const whole = nicknameKey(nickname)
  if (tellingKeys.some((key) => whole.includes(key))) return true
  const words = nickname.split(/[\s\p{P}\p{S}]+/u)
  return [nickname, ...words].some((word) =>
    [word, word.replace(/\p{N}+$/u, '')].some((spelling) => reserved.has(nicknameKey(spelling))),
  )
}

/** With a number behind it when another has taken it meanwhile. */
export function freeNickname(nickname: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nicknameKey))
  let free = nickname
  for (let number = 2; keys.has(nicknameKey(free)); number++) free = `${nickname} ${number}`
  return free
}
