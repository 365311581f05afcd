import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownContentDir } from '#platform/server/installation.ts'

export const sampleDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">
  <!-- A post box -->
  <rect width="320" height="200" fill="var(--film-sky, #dcecf8)"/>
  <g id="module-1-box-coin"><circle cx="60" cy="40" r="9" fill="var(--gold, #ffc04d)"/></g>
  <path id="module-1-box-flag" d="M90 90h30" stroke="currentColor"/>
</svg>
`

export const sampleFilm = `title: "The post box"
scenes:
  - id: slot
    drawing: module-1-box.svg
    lines:
      - say: "Your address is the slot of a box."
        moves:
          - { part: coin, do: appear }
          - { part: coin, do: move, by: [40, 30], at: 0.3, seconds: 1.2 }
      - say: "Anyone can put something in."
  - id: key
    drawing: module-1-box.svg
    lines:
      - say: "Only the key opens the door."
        moves:
          - { part: flag, do: draw, at: 0.5 }
          - { part: flag, do: turn, to: 90 }
`

export const sampleTranslation = `title: "La boîte aux lettres"
scenes:
  - id: slot
    lines:
      - "Votre adresse, c’est la fente de la boîte."
      - "Chacun peut y glisser quelque chose."
  - id: key
    lines:
      - "Seule la clé ouvre la porte."
`

/** Of one film in two languages, by their paths in a folder of content. */
export const sampleFilmFiles: Readonly<Record<string, string>> = {
  'films/module-1.yaml': sampleFilm,
  'films/module-1-box.svg': sampleDrawing,
  'fr/films/module-1.yaml': sampleTranslation,
}

/** Writes a copy of our content into `dir`, with these films instead of ours. */
export function writeContentWithFilms(dir: string, films: Readonly<Record<string, string>>): void {
  cpSync(ownContentDir, dir, { recursive: true })
  for (const folder of ['films', 'fr/films']) rmSync(join(dir, folder), { recursive: true, force: true })
  writeFiles(dir, films)
}

export function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
}
