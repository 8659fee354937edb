import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Visitor, Wallet } from '../app/Wallet.tsx'
import { siwx } from '../server/siwx.ts'
import { openPage } from './openPage.ts'

const origin = 'http://localhost:3000'

/** Signs a visitor in. @returns the cookie, and who that is */
async function signIn() {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, origin, cookie }
    const response = await siwx.handler(new Request(`${origin}${path}`, { ...init, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const { sign, subject } = openPage(origin, send)
  const { token, message, signature } = await sign('/api/siwx/nonce')
  await send('/api/siwx/authenticate', {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-cleat': '1' },
      'x-nonce-jwt': `Bearer ${token}`,
    },
    body: JSON.stringify({ message, signature }),
  })
  return { cookie: `cleat-session=${cookies.get('cleat-session')}`, subject }
}

/** What the layout renders for a request. */
async function renderFor(cookie: string): Promise<string> {
  const session = await siwx.readSession({ headers: new Headers({ cookie }) })
  await new Promise((done) => setTimeout(done, Math.random() * 10))
  const children: ReactNode = createElement(Visitor)
  return renderToString(createElement(Wallet, { session, children }))
}

test('behavior: of 200 pages that are rendered at once, each is of its own visitor', async () => {
  const visitors = [await signIn(), await signIn(), { cookie: '', subject: undefined }]
  const subjects = visitors.flatMap(({ subject }) => subject ?? [])
  expect(new Set(subjects).size).toBe(2)
  const pages = Array.from({ length: 200 }, async (_, index) => {
    const visitor = visitors[index % visitors.length]
    const page = await renderFor(visitor?.cookie ?? '')
    const shown = subjects.filter((subject) => page.includes(subject))
    return shown.join() === (visitor?.subject ?? '') ? 'own' : page
  })
  expect((await Promise.all(pages)).filter((page) => page !== 'own')).toEqual([])
})
