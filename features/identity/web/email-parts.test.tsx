import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailParts } from './email-parts.tsx'

it('an e-mail breaks after its @ and before a dot', () => {
  const html = renderToString(<EmailParts email="awa.diallo@mail.example.org" />)
  expect(html.replaceAll('<!-- -->', '').split('<wbr/>')).toEqual([
    'awa',
    '.diallo@',
    'mail',
    '.example',
    '.org',
  ])
})
