import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSettingsFile } from './settings-file.ts'

describe('the settings file of a service', () => {
  it.each([
    ['PORT=3000', { PORT: '3000' }],
    ['  PORT = 3000  ', { PORT: '3000' }],
    ['# PORT=1\n; HOST=a\n\nPORT=2', { PORT: '2' }],
    ['PORT=1\r\nHOST=::1\r\n', { PORT: '1', HOST: '::1' }],
    ['METRICS_TOKEN=a#b # c', { METRICS_TOKEN: 'a#b # c' }],
    ["SMTP_URL='smtp://a:b c@d'", { SMTP_URL: 'smtp://a:b c@d' }],
    ['MAIL_FROM="Edu \\"Train\\" \\$5 \\n <a@b.org>"', { MAIL_FROM: 'Edu "Train" $5 \\n <a@b.org>' }],
    ['MAIL_FROM=EduTrain <a@b.org>', { MAIL_FROM: 'EduTrain <a@b.org>' }],
    ['A=one \\\ntwo', { A: 'one two' }],
    ["A='two\nlines'\nB=2", { A: 'two\nlines', B: '2' }],
    ['A=\nB=2', { A: '', B: '2' }],
    ['A="x"y', { A: 'xy' }],
    ['A=b=c', { A: 'b=c' }],
    ['no assignment\nA=1', { A: '1' }],
    ['A=1\nA=2', { A: '2' }],
  ])('is read as systemd does: %j', (text, settings) => {
    expect(parseSettingsFile(text)).toEqual(settings)
  })

  it('may be the one that the documentation offers', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/deploy/edutrain.env'), 'utf8')
    expect(parseSettingsFile(text)).toMatchObject({ PORT: '3000', DATA_DIR: '/var/lib/edutrain' })
  })
})
