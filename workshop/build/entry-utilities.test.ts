import { test } from 'vitest'
import { expectNoUtilityTwice } from '#workshop/testing/entry-utilities.ts'

test('a utility that the sheet in every page has stands not in the one of the desk', () =>
  expectNoUtilityTwice('desk-pages-*.css', 1))
