import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { afterAll, expect, test } from 'vitest'
import { openPage } from './openPage.ts'

process.env.NEXT_TELEMETRY_DISABLED = '1'
const app = next({ dev: true, dir: join(import.meta.dirname, '..'), quiet: true })
await app.prepare()
const answer = app.getRequestHandler()
const server = createServer((request, response) => void answer(request, response))
await new Promise<void>((resolve) => server.listen(0, resolve))
const base = `http://localhost:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

test('default: a visitor signs in with a wallet, and pages know it', {
  timeout: 300_000,
}, async () => {
  const { send, sign, subject } = openPage(base)
  const readPage = async () => (await send('/secret')).text()
  const before = await readPage()
  for (const text of ['Sign in first.', 'Not signed in']) expect(before).toContain(text)
  const { token, message, signature } = await sign('/api/siwx/nonce')
  const headers = { 'content-type': 'application/json', 'x-cleat': '1' }
  const signedIn = await send('/api/siwx/authenticate', {
    method: 'POST',
    headers: { ...headers, 'x-nonce-jwt': `Bearer ${token}` },
    body: JSON.stringify({ message, signature }),
  })
  expect(await signedIn.json()).toMatchObject({ subject, kind: 'key' })
  const page = await readPage()
  for (const text of [`Only ${subject} reads this.`, `Signed in as ${subject}`])
    expect(page.replaceAll('<!-- -->', '')).toContain(text)
  await send('/api/siwx/sign-out', { method: 'POST', headers })
  expect(await readPage()).toContain('Sign in first.')
})
