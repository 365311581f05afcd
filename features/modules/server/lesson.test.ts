import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import { readLesson, type Term } from './lesson.ts'

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 20">\n${inside}\n</svg>\n`

/** Reads a lesson of a folder with these files. */
function readFrom(
  files: Readonly<Record<string, string>>,
  languages = ['en', 'fr'],
  terms: readonly Term[] = [],
) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-lesson-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  return readLesson({ dir, languages }, 1, () => terms)
}

const lessonFrom = (markdown: string, files: Readonly<Record<string, string>> = {}) =>
  inLanguage(readFrom({ 'lessons/module-1.md': markdown, ...files }), 'en')

describe('a lesson', () => {
  it('is shown without its title, which the page gives', () => {
    expect(lessonFrom('# Title\n\nText.\n')).toMatchObject({
      title: 'Title',
      html: '<section><p>Text.</p>\n</section>\n',
    })
  })

  it('keeps raw HTML as text', () => {
    expect(lessonFrom('# T\n\n<script>alert(1)</script>\n').html).not.toContain('<script>')
  })

  it('has no link that would run a script', () => {
    expect(lessonFrom('# T\n\n[a](javascript:alert(1))\n').html).not.toContain('<a')
  })

  it('is refused with its file when it has no text, or no title', () => {
    expect(() => lessonFrom('# Title\n')).toThrow('module-1.md:1: has no text')
    expect(() => lessonFrom('Text.\n')).toThrow('module-1.md:1: must begin with its title')
  })

  it('has an address for each section', () => {
    const { html, sections } = lessonFrom('# T\n\n## Who is *in* charge?\n\na\n\n## Web 2\n\nb\n')

    expect(sections.map(({ id }) => id)).toEqual(['who-is-in-charge', 'web-2'])
    expect(html).toContain('<section><h2 id="who-is-in-charge">')
  })

  it('knows the title of each section and how many words it has to read, those of pictures aside', () => {
    const { sections } = lessonFrom(
      '# T\n\n## Who is *in* charge?\n\nOne two\nthree – four.\n\n## Web 2\n\n- b\n',
    )

    expect(sections).toMatchObject([
      { title: 'Who is in charge?', words: 8 },
      { title: 'Web 2', words: 3 },
    ])
  })

  it('is there in each language that has it, its sections at the same addresses', () => {
    const lesson = readFrom({
      'lessons/module-1.md': '# T\n\n## Keys\n\na\n',
      'fr/lessons/module-1.md': '# T\n\n## Clés\n\nà\n',
    })

    expect([...lesson.keys()]).toEqual(['en', 'fr'])
    expect(lesson.get('fr')?.html).toContain('<h2 id="keys">Clés</h2>')
  })

  it('is only there in the first language when it is not translated', () => {
    expect([...readFrom({ 'lessons/module-1.md': '# T\n\na\n' }).keys()]).toEqual(['en'])
  })
})

describe('a question to check oneself', () => {
  it('stands after its section, its answer folded', () => {
    const { html } = lessonFrom('# T\n\n## A\n\na\n\n> Why?\n>\n> So.\n\n## B\n\nb\n')

    expect(html).toBe(
      '<section><h2 id="a">A</h2>\n<p>a</p>\n</section>\n' +
        '<div class="lesson-check"><p class="lesson-check-title">Check yourself <span>Answer in your head first, then compare.</span></p>\n' +
        '<p>Why?</p>\n<details><summary><span>I have my answer: compare</span><span>Hide the answer</span></summary>\n' +
        '<div><p>So.</p>\n</div>\n' +
        '<p class="lesson-knew" role="radiogroup" aria-label="Check yourself"><label><input type="radio" name="check-1">I knew it</label><label><input type="radio" name="check-1">Not yet</label> <span>Read the part above once more.</span></p></details></div>\n' +
        '<section><h2 id="b">B</h2>\n<p>b</p>\n</section>\n',
    )
  })

  it('has its own words in the language of the lesson', () => {
    const check = '# T\n\na\n\n> a?\n>\n> b\n'
    const french = readFrom({ 'lessons/module-1.md': check, 'fr/lessons/module-1.md': check }).get('fr')

    expect(french?.html).toContain('<summary><span>J’ai ma réponse\u00a0: comparer</span>')
  })

  it.each(['> Said.\n>\n> Done.\n', '> Why?\n', '- > Why?\n  >\n  > So.\n'])(
    'is no other quotation: %j',
    (quotation) => {
      const { html } = lessonFrom(`# T\n\na\n\n${quotation}`)

      expect(html).toContain('<blockquote>')
      expect(html).not.toContain('<details>')
    },
  )
})

describe('a question to check oneself with choices', () => {
  const asked = (quotation: string) => `# T\n\n## A\n\na\n\n${quotation}`
  const choices = '> Safe?\n>\n> - Yes\n> - **No *way***\n>\n> So.\n'

  it('offers them, and says of each whether it is right; only the right one has the explanation', () => {
    expect(lessonFrom(asked(choices)).html).toBe(
      '<section><h2 id="a">A</h2>\n<p>a</p>\n</section>\n' +
        '<div class="lesson-check"><p class="lesson-check-title">Check yourself <span>Tap your answer.</span></p>\n' +
        '<p id="asked-check-1">Safe?</p>\n' +
        '<p class="lesson-choices" role="radiogroup" aria-labelledby="asked-check-1">' +
        '<label><input type="radio" name="check-1"><span>Yes</span></label>' +
        '<label class="lesson-right"><input type="radio" name="check-1"><span>No <em>way</em></span></label></p>\n' +
        '<div class="lesson-verdicts" role="status"><p>Not quite. Try another one.</p>' +
        '<div><strong>Right.</strong>\n<p>So.</p>\n</div></div></div>\n',
    )
  })

  it('has names of its own for each question of a lesson, and words in the language of the lesson', () => {
    const check = asked(`${choices}\n## B\n\nb\n\n${choices}`)
    const { html } = inLanguage(
      readFrom({ 'lessons/module-1.md': check, 'fr/lessons/module-1.md': check }),
      'fr',
    )

    expect(html.match(/name="check-\d"/g)).toEqual([1, 1, 2, 2].map((number) => `name="check-${number}"`))
    expect(html).toContain('<span>Choisissez votre réponse.</span>')
    expect(html).toContain('<p>Pas tout à fait. Essayez une autre réponse.</p>')
  })

  it('explains no term in the choice that is bold because it is right', () => {
    const terms = [{ id: 'key', term: 'key', definition: 'Long.' }]
    const text = asked('> What?\n>\n> - A word\n> - **Key**\n>\n> Your **key**.\n')
    const { html } = inLanguage(readFrom({ 'lessons/module-1.md': text }, ['en'], terms), 'en')

    expect(html).toContain('<span>Key</span></label>')
    expect(html).toContain('<p>Your <span class="lesson-kept"><button')
  })

  it.each([
    ['no bold point', '> Why?\n>\n> - a\n> - b\n>\n> So.\n'],
    ['two bold points', '> Why?\n>\n> - **a**\n> - **b**\n>\n> So.\n'],
    ['points that are bold in part', '> Why?\n>\n> - **a** or **b**\n> - **a** not\n>\n> So.\n'],
    ['one point', '> Why?\n>\n> - **a**\n>\n> So.\n'],
    ['four points', '> Why?\n>\n> - **a**\n> - b\n> - c\n> - d\n>\n> So.\n'],
    ['nothing below', '> Why?\n>\n> - **a**\n> - b\n'],
    ['numbers', '> Why?\n>\n> 1. **a**\n> 2. b\n>\n> So.\n'],
  ])('is no list with %s: that is an answer, and folded', (_what, quotation) => {
    const { html } = lessonFrom(asked(quotation))

    expect(html).toMatch(/<div><[uo]l>/)
    expect(html).not.toContain('lesson-choices')
  })
})

describe('a bold word', () => {
  const terms = [{ id: 'key', term: 'private key', also: ['private keys'], definition: '<Never> shared.' }]
  const explained = (text: string) =>
    inLanguage(readFrom({ 'lessons/module-1.md': `# T\n\n${text}\n` }, ['en'], terms), 'en').html

  it('that the glossary explains opens its definition in place, the first time', () => {
    const html = explained('Your **Private keys** are yours. A **private key**.')

    expect(html).toBe(
      '<section><p>Your <button type="button" class="lesson-term" popovertarget="term-key">Private keys</button>' +
        '<span popover id="term-key" class="lesson-meaning"><strong>private key</strong>' +
        '<button type="button" popovertarget="term-key" popovertargetaction="hide" aria-label="Close"></button>' +
        '<span>&lt;Never&gt; shared.</span></span> are yours. A <strong>private key</strong>.</p>\n</section>\n',
    )
  })

  it.each([',', '.', '\u202f:', '!).'])('stays on one line with the mark that follows it: %j', (mark) => {
    const html = explained(`A **private key**${mark} b`)
    expect(html).toContain('<p>A <span class="lesson-kept"><button ')
    expect(html).toContain(`</span></span>${mark}</span> b</p>`)
  })

  it('that is the first sentence of a point of a list is marked as its lead', () => {
    const { html } = lessonFrom('# T\n\n- **Own it.** It is yours.\n- **Owning** is easy.\n')

    expect(html).toContain('<li><strong class="lesson-lead">Own it.</strong> It is yours.</li>')
    expect(html).toContain('<li><strong>Owning</strong> is easy.</li>')
  })

  it.each(['**Owning.** It is yours.', '## The **private key**\n\na', '**private** key'])(
    'that is no term, or stands in a heading, stays a bold word: %s',
    (text) => {
      expect(explained(text)).toContain('<strong>')
      expect(explained(text)).not.toContain('<button')
    },
  )
})

describe('a diagram', () => {
  const shown = '# T\n\n![A "key" & a lock](module-1-key.svg "Key")\n'

  it('stands in the page, with its text alternative and its caption', () => {
    const { html } = lessonFrom(shown, {
      'lessons/module-1-key.svg': svg('<!-- a --><rect width="2" fill="url(#module-1-key)"/>'),
    })

    expect(html).toBe(
      '<section><figure><svg role="img" aria-label="A &#34;key&#34; &#38; a lock" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 20"><rect width="2" fill="url(#module-1-key)"/></svg><figcaption>Key</figcaption></figure>\n</section>\n',
    )
  })

  it('is the one of the language, or of the first language where it has no words', () => {
    const files = {
      'lessons/module-1.md': '# T\n\n![a](a.svg)\n\n![b](b.svg)\n',
      'lessons/a.svg': svg('<text>a</text>'),
      'lessons/b.svg': svg('<text>b</text>'),
      'fr/lessons/module-1.md': '# T\n\n![a](a.svg)\n\n![b](b.svg)\n',
      'fr/lessons/a.svg': svg('<text>à</text>'),
    }

    const french = readFrom(files).get('fr')?.html

    expect(french).toContain('<text>à</text>')
    expect(french).toContain('<text>b</text>')
  })

  it.each([
    ['<script>a</script>', 'must not have <script>'],
    ['<rect onclick="a()"/>', 'must not have onclick'],
    ['<rect style="fill:red"/>', 'must not have style'],
    ['<rect fill="url(https://example.org/a)"/>', 'must not have fill'],
    ['<foreignObject/>', 'must not have <foreignObject>'],
    ['<g xlink:href="a"/>', 'must not have xlink:href'],
    ['<text><![CDATA[<script>a</script>]]></text>', 'must not have <![CDATA['],
    ['<rect>', 'is not well-formed'],
  ])('that could run or load something, or is broken, is refused with its line: %s', (inside, reason) => {
    expect(() => lessonFrom(shown, { 'lessons/module-1-key.svg': svg(inside) })).toThrow(reason)
    expect(() => lessonFrom(shown, { 'lessons/module-1-key.svg': svg(inside) })).toThrow(/key\.svg:[23]: /)
  })

  it('that is missing is refused with its name', () => {
    expect(() => lessonFrom(shown)).toThrow('module-1-key.svg:1: cannot be read')
  })
})
