import { test } from 'vitest'
import { expectNoUtilityTwice } from '#workshop/testing/entry-utilities.ts'

test('a utility that the sheet in every page has stands in none of the exercises', () =>
  expectNoUtilityTwice('{practice,exercise}-*.css', 6))
