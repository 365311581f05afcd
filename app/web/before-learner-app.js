// What a page of a learner shows first is asked for before its code is there: platform/web/lib/api/early-reads.ts takes the
// answers. As the app would: with the token that this device keeps while it is good for a minute, in the chosen language.
// What they say of the next words is shown at once, in what the page's HTML has for it (openings.tsx).
const { reads, app } = document.currentScript.dataset
const { pathname } = location
const opening = document.querySelector('.opening')

/**
 * A page that has words of its own begins its app once they are painted, at the latest some ms after its shape is; a tab in
 * the background is not painted.
 */
function begin(later) {
  const painted = document.hidden ? setTimeout : requestAnimationFrame
  // One task for each: asking for all of them in one keeps a slow phone busy for a tenth of a second.
  painted(() => app?.split(' ').map((file) => setTimeout(() => import(file), later)))
}

function show(number, done, attempt) {
  const parts = opening.querySelectorAll(`[data-number="${number}"], [data-done="${done}"]`)
  // At the end of the journey there are none.
  if (!parts.length) return
  for (const part of parts) {
    part.hidden = false
    opening.dataset.season ??= part.dataset.season
  }
  if (attempt) {
    opening.querySelector('p').textContent = attempt.question.question
    document.title = `${parts[0].textContent} · ${document.title}`
  }
  opening.hidden = false
  opening.nextElementSibling.remove()
}

function tell({ progress, attempt }, number) {
  if (attempt) show(number, 0, attempt)
  else if (pathname !== '/success') show(progress.completedCount + 1, progress.completedModules.length)
  // A quiz taken again in this tab is what its page is about.
  else if (!sessionStorage.currentModule) show(progress.latestModule)
}

try {
  const { token, until } = JSON.parse(localStorage.session)
  if (localStorage.authenticated === 'true' && until > Date.now() + 60_000) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    if (localStorage.language) headers['accept-language'] = localStorage.language
    const options = { headers, signal: AbortSignal.timeout(15_000) }
    // What is no module means the first (S9.10).
    const [, number = 1] = /\/([1-9])$/.exec(pathname) ?? []
    const ask = (read) => {
      const key = read.replace('*', number)
      const path = key.replace('POST:', '')
      const answer = fetch(path, path === key ? options : { ...options, method: 'POST', body: '{}' })
      // Where nothing can be told, the app will.
      answer
        .then((each) => each.clone().json())
        .then((body) => tell(body, number))
        .catch(() => {})
        .then(() => begin(0))
      return [key, { token, answer: answer.catch(() => {}) }]
    }
    window.earlyReads = new Map(reads.split(' ').map(ask))
  }
} catch {
  // Nothing is kept.
}

begin(opening && window.earlyReads ? 200 : 0)
