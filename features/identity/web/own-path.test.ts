import { describe, expect, it, vi } from 'vitest'
import { ownPath } from './own-path.ts'

vi.stubGlobal('location', { origin: 'https://edutrain.example' })

describe('an address that came with a link', () => {
  it.each([
    ['https://edutrain.example/module/3?a=b#c', '/module/3?a=b#c'],
    ['/account', '/account'],
  ])('is followed on our own site (%s)', (address, path) => {
    expect(ownPath(address, '/dashboard')).toBe(path)
  })

  it.each([
    null,
    '',
    'https://elsewhere.example/',
    'https://edutrain.example.elsewhere.example/',
    'https://edutrain.example@elsewhere.example/',
    'http://edutrain.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://edutrain.example//elsewhere.example',
    'https://edutrain.example/\\elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('is not followed anywhere else (%s)', (address) => {
    expect(ownPath(address, '/dashboard')).toBe('/dashboard')
  })
})
