// Plays an attacker with an IPv6 site (a /48), and a learner meanwhile, against a server that stands by itself:
// `DATA_DIR=/tmp/limits TRUST_PROXY=loopback npm start`, then `node workshop/bench/limits.ts http://localhost:3000`.
// Addresses are simulated by X-Forwarded-For, hence TRUST_PROXY. docs/running-a-site.md has figures.
const base = process.argv[2] ?? 'http://localhost:3000'
const run = Date.now().toString(36)
const password = 'correct horse'
const home = '192.0.2.7'

/** One of the 65,536 networks of a site of the attacker's. */
const networkOf = (site: string, number: number) => `2001:db8:${site}:${(number % 65_536).toString(16)}::1`

interface Answer {
  readonly code: string
  readonly ms: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server said
  readonly body: any
}

async function post(path: string, body: object, address: string): Promise<Answer> {
  const startedAt = performance.now()
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  // The identity service has its codes in the message, the other endpoints in a name of their own.
  const { code: name, message } = answer.error ?? {}
  const code = response.ok ? 'done' : typeof name === 'string' ? name : String(message).split(' ')[0]
  return { code: code ?? '', ms: performance.now() - startedAt, body: answer }
}

const call = (name: string, body: object, address: string) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=edutrain`, body, address)

const register = (name: string, address: string) =>
  call('signUp', { email: `${name}-${run}@example.org`, password }, address)

const signIn = (name: string, address: string) =>
  call('signInWithPassword', { email: `${name}-${run}@example.org`, password }, address)

const askForLink = (name: string, address: string) =>
  call(
    'sendOobCode',
    { requestType: 'EMAIL_SIGNIN', email: `${name}-${run}@example.org`, continueUrl: `${base}/dashboard` },
    address,
  )

async function many(times: number, attempt: (number: number) => Promise<Answer>, atOnce = 16) {
  const counts = new Map<string, number>()
  let next = 0
  const work = async () => {
    while (next < times) {
      const { code } = await attempt(next++)
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return [...counts].map(([code, count]) => `${count} ${code}`).join(', ')
}

const seconds = (answers: readonly Answer[]) =>
  answers.map(({ code, ms }) => `${(ms / 1000).toFixed(1)} s ${code}`).join(', ')

async function several(times: number, attempt: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let i = 0; i < times; i++) answers.push(await attempt())
  return answers
}

async function measureSite(): Promise<void> {
  const reward = (number: number) =>
    post('/api/rewards', { email: 'x', evmAddress: '' }, networkOf('1', number))
  console.log(`rewards, 1500 from one site: ${await many(1500, reward)}`)
  const link = (number: number) => askForLink(`stranger${number}`, networkOf('2', number))
  console.log(`sign-in links to strangers, 1500 from one site: ${await many(1500, link)}`)
  await register('ada', home)
  await signIn('ada', home)
  console.log(`a learner signs in: ${seconds(await several(3, () => signIn('ada', home)))}`)
  const flood = many(2000, (number) => register(`new${number}`, networkOf('3', number)), 200)
  const meanwhile = await several(5, () => signIn('ada', home))
  console.log(`the learner during 2000 sign-ups from one site: ${seconds(meanwhile)}`)
  console.log(`those sign-ups: ${await flood}`)
  const spread = many(600, (number) => register(`spread${number}`, networkOf(number.toString(16), 1)), 200)
  const beside = await several(5, () => signIn('ada', home))
  console.log(`the learner during 600 sign-ups from 600 sites: ${seconds(beside)}`)
  console.log(`those sign-ups: ${await spread}`)
}

async function measureMailbox(): Promise<void> {
  await register('link', home)
  await signIn('link', home)
  const strangers = await many(60, (number) => askForLink('link', networkOf('4', number)))
  console.log(`a stranger asks for 60 e-mails to a learner, from one site: ${strangers}`)
  console.log(`the learner asks for one, at home: ${(await askForLink('link', home)).code}`)
}

async function measureProbing(): Promise<void> {
  const { body } = await register('probe', '198.51.100.9')
  let { idToken } = body
  const tryNext = async (number: number) => {
    const email = `guess${number}-${run}@example.org`
    const answer = await call('update', { idToken, email }, '198.51.100.9')
    idToken = answer.body.idToken ?? idToken
    return answer
  }
  console.log(`600 e-mails tried in accounts:update: ${await many(600, tryNext, 1)}`)
}

await measureMailbox()
await measureProbing()
await measureSite()

export {}
