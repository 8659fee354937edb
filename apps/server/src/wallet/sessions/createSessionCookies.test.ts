import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { createSessionCookies, type SessionCookies } from './createSessionCookies.ts'

const origin = 'https://wallet.app.example'
const [signs, sees] = ['__Host-cleat=window.a', '__Host-cleat-view=frame.b']

/** Whose keys the sessions of both cookies are, and which of them are open. */
const sessions = {
  isOf: async ({ token, jkt }: { token: string; jkt: string }) => token.startsWith(`${jkt}.`),
  isOpen: async (id: string) => id !== 'over',
}

/** Does something with the cookies that a browser sent. */
async function withCookies<answer>(
  sent: readonly string[],
  act: (cookies: SessionCookies, context: Parameters<SessionCookies['isThere']>[0]) => answer,
) {
  const app = new Hono<HttpEnv>()
  let answer: Awaited<answer> | undefined
  app.get('/', async (context) => {
    answer = await act(createSessionCookies(origin, sessions), context)
    return context.body(null, 204)
  })
  const { headers } = await app.request('/', { headers: { cookie: sent.join('; ') } })
  return { answer, written: headers.getSetCookie() }
}

test('default: of two cookies, each key gets the token of its session', async () => {
  const read = async (sent: readonly string[], jkt: string) =>
    (await withCookies(sent, (cookies, context) => cookies.read(context, jkt))).answer
  expect(await read([signs, sees], 'window')).toBe('window.a')
  expect(await read([signs, sees], 'frame')).toBe('frame.b')
  // A key without one gets what the service then refuses, as with one cookie.
  expect(await read([signs, sees], 'other')).toBe('window.a')
  expect(await read([sees], 'window')).toBe('frame.b')
  expect(await read([], 'window')).toBeUndefined()
})

test('behavior: one kind of session leaves the cookie of the other', async () => {
  const { written } = await withCookies([signs, sees], (cookies, context) => {
    cookies.write(context, 'frame.c', { kind: 'view', isCrossSite: false, maxAge: 60 })
    cookies.remove(context, { kind: 'full', isCrossSite: false })
  })
  expect(written.map((line) => line.split(';', 1)[0])).toEqual([
    ...['__Host-cleat-view=frame.c', '__Host-cleat='],
  ])
})

test('behavior: only the cookies of sessions that are over are cleared', async () => {
  const clear = async (sent: readonly string[]) => {
    const { written } = await withCookies(sent, (cookies, context) => cookies.clear(context))
    return [...new Set(written.map((line) => line.split('=', 1)[0]))]
  }
  expect(await clear([signs, sees])).toEqual([])
  expect(await clear([signs, '__Host-cleat-view=over.b'])).toEqual(['__Host-cleat-view'])
})
