import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { auth } from './auth.ts'
import { openPage } from './openPage.ts'

const server = serve({ fetch: auth.handler, port: 0 })
const base = `http://localhost:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())

test('default: a visitor signs in to better-auth with a wallet, and is the same user again', async () => {
  const { send, sign, subject } = openPage(base)
  const readSession = async () => (await send('/api/auth/get-session')).json()
  const post = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const signIn = async (changed = {}) =>
    post('/api/auth/siwx/sign-in', { ...(await sign('/api/auth/siwx/nonce')), ...changed })
  expect(await readSession()).toBeNull()
  expect((await signIn({ signature: `0x${'11'.repeat(65)}` })).status).toBe(401)
  expect(await readSession()).toBeNull()
  const first = await (await signIn()).json()
  expect(first).toEqual({ subject, user: { id: expect.any(String) } })
  expect(await readSession()).toMatchObject({ user: first.user })
  await post('/api/auth/sign-out', {})
  expect(await readSession()).toBeNull()
  expect(await (await signIn()).json()).toEqual(first)
})
