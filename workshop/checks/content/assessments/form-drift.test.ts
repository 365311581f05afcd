import { expect, it } from 'vitest'
import { findFormDrift } from './form-drift.ts'
import { parseForm } from './form-text.ts'
import { formOf, sampleFormFile } from './sample-form.ts'

const file = 'fr/assessments/form-a.yaml'
const translation = sampleFormFile().replaceAll(/\n {2}(module|level|idea|signing): .*/g, '')

function drift(from: string | RegExp = '', to = '') {
  expect(translation).toMatch(from)
  const { form, faults } = parseForm({ file, isTranslation: true }, translation.replace(from, to))
  return [...faults, ...findFormDrift(form, formOf('a'))].map(({ line, reason }) => `${line}: ${reason}`)
}

it('a translated form has all questions in the same order, each with its options at their places', () => {
  expect(drift()).toEqual([])
  expect(drift(/\n- id: a-17.*$/s)).toEqual([expect.stringContaining('1: has 17 questions where')])
  expect(drift('id: a-1\n', 'id: a-0\n')).toContainEqual(expect.stringContaining('has the id a-1'))
  expect(drift('"my old coins", "your new keys"', '"your new keys", "my old coins"')).toEqual([
    expect.stringContaining('a-0: the answer is option 2'),
  ])
})

it.each([
  ['module', '3'],
  ['signing', 'true'],
  ['level', 'apply'],
  ['idea', 'own-idea'],
])('a translated form leaves "%s" to the first language', (key, value) => {
  expect(drift('- id: a-1\n', `- id: a-1\n  ${key}: ${value}\n`)).toEqual([
    expect.stringContaining(`a-1: a translation leaves "${key}" out`),
  ])
})
