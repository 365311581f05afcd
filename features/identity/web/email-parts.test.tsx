import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailParts } from './email-parts.tsx'

const partsOf = (email: string) =>
  renderToString(<EmailParts email={email} />)
    .replaceAll('<!-- -->', '')
    .split('<wbr/>')

it('an e-mail breaks after its @', () => {
  expect(partsOf('awa.diallo@mail.example.org')).toEqual(['awa.diallo@', 'mail.example.org'])
})

it('a domain that is longer than a line breaks before a dot too', () => {
  expect(partsOf('awa@students.department.university.example.org')).toEqual([
    'awa@',
    'students',
    '.department.university.example.org',
  ])
})
