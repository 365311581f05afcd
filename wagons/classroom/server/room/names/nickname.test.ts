import { describe, expect, it } from 'vitest'
import { nickname } from '#wagons/classroom/contract/classroom.ts'
import { freeNickname, isReservedNickname, nicknameKey } from './nickname.ts'

describe('two nicknames', () => {
  it.each([
    ['Ada', 'ada'],
    ['Ada', 'A d a'],
    ['Ada', 'Ａｄａ'],
    ['Ada', 'Аda'],
    ['Ada', 'A\u200dda'],
    ['Ada', 'Àdä'],
    ['Ada', '"Ada"'],
    ['Bill', 'BiII'],
    ['Ms Amina', 'Ms Aᴍina'],
    ['Ms Amina', 'МS АМINA'],
    ['Modem', 'Modern'],
    ['Mia', '🅼🅸🅰'],
    ['Zoé', 'Zoe\u0301'],
    ['Straße', 'STRASSE'.replace('SS', 'ß')],
  ])('%j and %j read alike', (one, other) => {
    expect(nicknameKey(one)).toBe(nicknameKey(other))
  })

  it.each([
    ['Ada', 'Ida'],
    ['日本', '日木'],
    ['سلام', 'سلامة'],
    ['कि', 'कु'],
    ['☆', '★'],
    ['👋', '👍'],
  ])('%j and %j are two', (one, other) => {
    expect(nicknameKey(one)).not.toBe(nicknameKey(other))
  })
})

describe('a nickname', () => {
  it.each([
    'Host',
    'H0ST',
    'The Host',
    'host2',
    'ＨＯＳＴ',
    'Hоst',
    'h\u200do\u200ds\u200dt',
    'h.o.s.t',
    'EduTrain',
    'Edu Train Team',
    'Teacher Ada',
    'myteacher',
    'Admin',
    'ADMlN',
    'Animateur',
    'Hôte',
    'hote',
    'Prof. X',
    'Professeur',
    'Operator',
    'Ηost',
    'Ꮋost',
    'ʜost',
    '🅷🅾🆂🆃',
    'The ⓗⓞⓢⓣ',
    '🇭🇴🇸🇹',
    '𝓗𝓸𝓼𝓽',
    'нost',
    'Teaϲher',
    'Teacհer',
    'Μoderator',
    'Ҽdutrain',
    'Organiser',
    'Organizer',
    'Leader',
    'Class leader',
    'Official',
    'Support',
    'Help desk',
    'The help desk 2',
    'helpdesk',
    'System',
    'Mod',
    'Mod 7',
    'Organisatrice',
    'Système',
    'Coach Ada',
    'Lehrerin',
    'Profesora Ana',
    'Anfitrión',
    'المعلم',
    'Учитель',
    '老师',
  ])('%j claims to be the host or one of the team', (name) => {
    expect(isReservedNickname(name)).toBe(true)
  })

  it.each([
    'Ada',
    'Moda',
    'Ghost',
    'Hostelry',
    'Profiterole',
    'Thomas',
    'Adminah',
    '日本',
    'سلام',
    '👋🏽',
    'Staffan',
    'Modesta',
    'Modern Art',
    'Cheerleader',
    'Supporter',
    'Ada 🇫🇷',
    'Coachella',
    '老王',
  ])('%j claims nothing', (name) => {
    expect(isReservedNickname(name)).toBe(false)
  })

  it.each([
    '',
    ' ',
    '\u200d\u200d',
    '\u3164',
    'a'.repeat(25),
    'a'.repeat(300),
    'two\nlines',
    'see https://example.org',
    'www.example.org',
    'ada@example.org',
    '\u0000',
    '\ud800',
  ])('%j is refused', (name) => {
    expect(nickname.safeParse(name).success).toBe(false)
  })

  it.each([
    ['  Ada  ', 'Ada'],
    ['A\u202eda', 'Ada'],
    ['A\tda', 'A da'],
    ['👩🏽‍🚀'.repeat(6), '👩🏽‍🚀'.repeat(6)],
    ['علي‌رضا', 'علي‌رضا'],
  ])('%j is taken as %j', (name, taken) => {
    expect(nickname.parse(name)).toBe(taken)
  })

  it('gets a number behind it while another one is called the same', () => {
    expect(freeNickname('Ada', ['Bob'])).toBe('Ada')
    expect(freeNickname('Ada', ['ADA', 'Ada 2'])).toBe('Ada 3')
  })
})
