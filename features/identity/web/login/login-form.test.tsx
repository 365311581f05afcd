import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LandingLogin } from './landing-login.tsx'
import { LoginPage } from './login-page.tsx'

/** The opening tag of the field with this name, as it is served before any script runs. */
function fieldOf(form: React.ReactNode, name: string): string {
  const html = renderToString(<MemoryRouter>{form}</MemoryRouter>)
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? 'no such field'
}

describe.each([
  ['landing page', <LandingLogin key="landing" />],
  ['login page', <LoginPage key="login" />],
])('the login form of the %s', (_page, form) => {
  it('has an e-mail field of the email type, and requires both fields (S5.2, S5.4)', () => {
    expect(fieldOf(form, 'email')).toContain('type="email"')
    expect(fieldOf(form, 'email')).toContain('required=""')
    expect(fieldOf(form, 'password')).toContain('type="password"')
    expect(fieldOf(form, 'password')).toContain('required=""')
  })
})
