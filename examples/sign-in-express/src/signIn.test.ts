import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { app } from './app.ts'
import { openPage } from './openPage.ts'

const server = app.listen(0)
const base = `http://localhost:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())

test('default: a visitor signs in with a wallet, and out', async () => {
  const { send, sign, subject } = openPage(base)
  expect((await send('/api/secret')).status).toBe(401)
  const { token, message, signature } = await sign('/api/siwx/nonce')
  const headers = { 'content-type': 'application/json', 'x-cleat': '1' }
  const signedIn = await send('/api/siwx/authenticate', {
    method: 'POST',
    headers: { ...headers, 'x-nonce-jwt': `Bearer ${token}` },
    body: JSON.stringify({ message, signature }),
  })
  expect(await signedIn.json()).toMatchObject({ subject, kind: 'key' })
  const secret = await send('/api/secret')
  expect(await secret.json()).toEqual({ message: `Only ${subject} reads this.` })
  const { sessions } = await (await send('/api/siwx/sessions')).json()
  expect(sessions).toMatchObject([{ isCurrent: true }])
  await send('/api/siwx/sign-out', { method: 'POST', headers })
  expect((await send('/api/secret')).status).toBe(401)
})
