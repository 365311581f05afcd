import { describe, expect, it } from 'vitest'
import { readSettings } from '#platform/server/config/settings.ts'
import { mailSettings, senderOf } from './mail.config.ts'

const read = (env: NodeJS.ProcessEnv) => readSettings(mailSettings, env)

describe('the settings of mail', () => {
  it('need nothing from the operator', () => {
    expect(read({})).toEqual({ smtpUrl: '', from: 'no-reply@localhost', replyTo: '' })
  })

  it.each(['train@example.org', 'EduTrain <train@example.org>', 'Zug für alle <train+mail@example.org>'])(
    'take %s as a sender',
    (from) => {
      expect(read({ MAIL_FROM: from }).from).toBe(from)
    },
  )

  it.each(['train', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', '<a@example.org'])(
    'take no %j as a sender',
    (from) => {
      expect(() => read({ MAIL_FROM: from })).toThrow('MAIL_FROM must be')
    },
  )

  it('take one address for answers, and nothing that is none', () => {
    expect(read({ MAIL_REPLY_TO: 'office+mail@example.org' }).replyTo).toBe('office+mail@example.org')
    for (const address of [
      'office',
      'a@example.org, b@example.org',
      'A <a@example.org>',
      'a@b.org\r\nBcc: c@d.org',
    ])
      expect(() => read({ MAIL_REPLY_TO: address })).toThrow('MAIL_REPLY_TO must be')
  })

  it('name the initiative as the sender, unless the sender has a name of its own', () => {
    expect(senderOf('train@example.org', 'Zug & Zeit')).toEqual({
      name: 'Zug & Zeit',
      address: 'train@example.org',
    })
    expect(senderOf('<train@example.org>', 'Zug & Zeit')).toMatchObject({ name: 'Zug & Zeit' })
    expect(senderOf('Zug für alle <train@example.org>', 'Zug & Zeit')).toEqual({
      name: 'Zug für alle',
      address: 'train@example.org',
    })
  })

  it.each(['smtp://a@example.org', 'smtps://a:b@example.org:465', 'smtp://example.org/?tls=optional'])(
    'take %s as a mail server',
    (url) => {
      expect(read({ SMTP_URL: url }).smtpUrl).toBe(url)
    },
  )

  // What the driver would take from there, such as `?ignoreTLS=true`, is not for an address.
  it.each([
    'smtp://example.org?tls=no',
    'smtp://example.org?ignoreTLS=true',
    'smtp://example.org/path',
    'smtp://a#b@c',
  ])('take no %s as a mail server', (url) => {
    expect(() => read({ SMTP_URL: url })).toThrow('SMTP_URL must be')
  })

  it('never repeat a mail server with its password', () => {
    const wrong = () => read({ SMTP_URL: 'http://train:hunter2@example.org' })

    expect(wrong).toThrow('SMTP_URL must be smtp:// or smtps://')
    expect(wrong).not.toThrow('hunter2')
  })
})
