import { expect, it, onTestFinished } from 'vitest'
import { openClassSocket } from '#wagons/classroom/testing/class-visitor.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'
import { callsOf } from '#workshop/testing/processes/two-processes.ts'

const metricsToken = 'a-token-too-long-to-guess'

async function startWithLearner() {
  const server = startServerProcess({ LOG_LEVEL: 'info', METRICS_TOKEN: metricsToken })
  const url = await server.ready
  const { send, identity } = callsOf(url)
  const { body } = await identity('signUp', { email: 'ada@example.org', password: 'six or more' })
  const ticket = await send(
    'POST',
    '/api/modules/1/classroom/tickets',
    { nickname: 'Ada', shape: 'bell', showsName: false },
    { token: body.idToken },
  )
  const ada = await openClassSocket(url.replace('http', 'ws') + ticket.body.socketPath)
  onTestFinished(() => ada.socket.terminate())
  ada.send('enter', { ticket: ticket.body.ticket })
  await ada.next('welcome')
  return { ...server, url, ada }
}

it('a stop says goodbye in classes first, does not wait for those who do not answer, and ends well', async () => {
  const { child, ended, ada } = await startWithLearner()
  ada.socket.pause()

  child.kill('SIGTERM')

  const { code, said } = await ended
  // It says so when it has waited as long as a stop waits for anything.
  expect([code, said]).toEqual([0, expect.not.stringMatching(/"level":[45]0/)])
  ada.socket.resume()
  expect((await ada.next('bye')).data.reason).toBe('restart')
})

it('an open socket is a request that has ended in the log, and a connection in the metrics', async () => {
  const { url, child, ended } = await startWithLearner()
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const text = await response.text()

  expect(text).toContain('http_requests_in_flight 1')
  expect(text).toContain('class_rooms 1')
  expect(text).toContain('class_learners 1')
  expect(text).toMatch(/^class_frames_out_total [1-9]/m)
  expect(text).toMatch(/^http_connections [2-9]/m)
  child.kill('SIGTERM')
  const { said } = await ended
  expect(said).toMatch(
    /"method":"GET","route":"\/class-socket\/:process","status":101,"ms":[^}]*"msg":"request"/,
  )
  expect(said).not.toContain('aborted')
})
