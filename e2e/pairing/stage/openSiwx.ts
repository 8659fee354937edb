import { CleatSIWX } from '@cleat/siwx'
import { createTestSiwx } from '@cleat/siwx/test/createTestSiwx'
import type { TestBrowser } from '@cleat/siwx/test/openBrowser'
import { vi } from 'vitest'

const origin = 'https://app.example.org'

/** The server of the app's page, and the browser that asks it. */
export type SignInServer = {
  readonly siwx: CleatSIWX
  readonly browser: TestBrowser
  /** What the page asked, such as `GET nonce`. */
  readonly asked: readonly string[]
}

/** Puts a server of sign-in behind the page's `fetch`, until globals are unstubbed. */
export function openSiwx(options: Partial<CleatSIWX.Options> = {}): SignInServer {
  const { open } = createTestSiwx({
    domains: ['app.example.org'],
    now: () => new Date(),
  })
  const browser = open(undefined, origin)
  const asked: string[] = []
  const { fetch } = globalThis
  const base = `${origin}/api/siwx/`
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    if (!String(url).startsWith(base)) return fetch(url, init)
    const { pathname, search } = new URL(String(url))
    asked.push(`${init?.method ?? 'GET'} ${pathname.slice('/api/siwx/'.length)}`)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const { method, body } = init ?? {}
    const sent = { ...(method ? { method } : {}), ...(body ? { body } : {}) }
    return browser.send(`${pathname}${search}`, sent, headers)
  })
  vi.stubGlobal('location', new URL(origin))
  const siwx = new CleatSIWX({
    ...{ url: `${origin}/api/siwx`, statement: 'Sign in to the app.' },
    resources: [`${origin}/terms`],
    onePrompt: 'always',
    ...options,
  })
  return { siwx, browser, asked }
}
