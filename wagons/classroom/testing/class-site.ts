import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { type ClassVisitor, openClassSocket, type Seen } from './class-visitor.ts'

export interface Entered extends ClassVisitor {
  readonly caller: TestCaller
  readonly welcome: Seen<'welcome'>['data']
  /** The own number. */
  readonly visitor: number
}

export interface ClassSite extends TestApp {
  /** Of the socket of this process, which is called `main`. */
  readonly url: string
  ticket(caller: TestCaller, nickname: string, moduleNumber?: number): Promise<string>
  /** Enters the class of module 1. */
  enter(nickname: string, caller?: TestCaller): Promise<Entered>
  host(caller?: TestCaller, nickname?: string): Promise<Entered>
  open(): Promise<ClassVisitor>
}

/** The whole server, listening, with sockets that are closed after the test. */
export async function createClassSite(env: NodeJS.ProcessEnv = {}): Promise<ClassSite> {
  const app = await createTestApp(env)
  await app.app.listen({ port: 0 })
  const { port } = app.app.server.address() as AddressInfo
  const url = `ws://localhost:${port}/class-socket/main`
  const sockets: ClassVisitor[] = []
  onTestFinished(() => {
    for (const { socket } of sockets) socket.terminate()
  })

  const open = async () => {
    const visitor = await openClassSocket(url)
    sockets.push(visitor)
    return visitor
  }
  const enterWith = async (caller: TestCaller, token: string): Promise<Entered> => {
    const visitor = await open()
    visitor.send('enter', { ticket: token })
    const { data: welcome } = await visitor.next('welcome')
    const own = welcome.people.find(({ seat }) => seat === welcome.you)
    return { ...visitor, caller, welcome, visitor: own?.visitor ?? -1 }
  }
  const asked = async (answer: Promise<{ status: number; body: { ticket: string }; text: string }>) => {
    const { status, body, text } = await answer
    if (status !== 200) throw new Error(`a ticket was refused with ${status}: ${text}`)
    return body.ticket
  }
  const ticket = (caller: TestCaller, nickname: string, moduleNumber = 1) =>
    asked(
      caller.call('POST', `/api/modules/${moduleNumber}/classroom/tickets`, {
        nickname,
        shape: 'lantern',
        showsName: false,
      }),
    )

  return {
    ...app,
    url,
    ticket,
    open,
    async enter(nickname, caller) {
      const learner = caller ?? (await app.signUp())
      return enterWith(learner, await ticket(learner, nickname))
    },
    async host(caller, nickname = 'Host') {
      const operator = caller ?? (await app.signUp())
      if (!caller) await makeOperator(app, operator)
      const path = '/api/operator/classrooms/1/tickets'
      return enterWith(operator, await asked(operator.call('POST', path, { nickname })))
    },
  }
}
