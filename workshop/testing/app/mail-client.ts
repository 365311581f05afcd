import { signInWithEmailAndPassword } from '@firebase/auth'
import { createIdentityClient } from '#workshop/testing/protocol/identity-client.ts'
import { addTestAccount, testPassword } from './identity.ts'
import { codeIn, linkIn, startTestMailServer } from './mail.ts'

/** The genuine client, an account of ada@example.org, and a real mail server that its e-mails go to. */
export async function createMailClient(env: NodeJS.ProcessEnv = {}) {
  const post = await startTestMailServer()
  const client = await createIdentityClient({ SMTP_URL: post.url, ...env })
  const { uid } = await addTestAccount(client.identity, 'ada@example.org')
  const lastLink = () => linkIn(post.messages.at(-1))
  return {
    ...client,
    uid,
    post,
    lastLink,
    lastCode: () => codeIn(lastLink()),
    /** The codes that the service knows. */
    codes: () => client.identity.db.selectFrom('action_codes').selectAll().execute(),
  }
}

/** The same, with the account signed in. */
export async function createSignedInMailClient(env?: NodeJS.ProcessEnv) {
  const client = await createMailClient(env)
  const { user } = await signInWithEmailAndPassword(client.auth, 'ada@example.org', testPassword)
  return { ...client, user }
}
