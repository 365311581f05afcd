import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { markWriter } from './page-marks.ts'

const built = '<!doctype html><html lang="en"><head></head></html>'

it('every page knows before any script what features say of their settings', () => {
  const write = markWriter(
    [{ name: 'first', pageMarks: () => ({ chain: '8453' }) }, { name: 'second' }],
    readConfig({}),
  )

  expect(write(built)).toBe('<!doctype html><html lang="en" data-chain="8453"><head></head></html>')
  expect(markWriter([], readConfig({}))(built)).toBe(built)
})

it('a mark ends where its value says so nowhere', () => {
  const write = markWriter([{ name: 'first', pageMarks: () => ({ chain: '"><script>' }) }], readConfig({}))

  expect(write(built)).toContain('data-chain="&quot;&gt;&lt;script&gt;"')
})
