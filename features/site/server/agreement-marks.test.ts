import { expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { ageToFill } from '#platform/contract/pages.ts'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { agreementWriter } from './agreement-marks.ts'
import { readInfoPages } from './info-pages.ts'

const built = `<html lang="en"><form><label data-age-box="true"><input value="${ageToFill}">I am ${ageToFill}</label><button></button></form></html>`

const write = (env: NodeJS.ProcessEnv) =>
  agreementWriter({ config: readConfig(env), infoPages: readInfoPages(openContentFolder(ownContentDir)) })(
    built,
  )

it('every page says which terms are those of now, and has no box where no age is set', () => {
  expect(write({})).toMatch(
    /^<html lang="en" data-terms="[\da-f]{8}"><form><button><\/button><\/form><\/html>$/,
  )
})

it('where an age is set, every page says it, and the box asks for it', () => {
  const page = write({ MINIMUM_AGE: '15' })
  expect(page).toContain(' data-age="15">')
  expect(page).toContain('<input value="15">I am 15</label>')
})
