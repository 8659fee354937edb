import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { answer } from './app.ts'
import { openPage } from './openPage.ts'

const server = serve({ fetch: answer, port: 0 })
const base = `http://localhost:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())

test('default: a visitor signs in to Auth.js with a wallet', async () => {
  const { send, sign, subject } = openPage(base)
  const readSession = async () => (await send('/auth/session')).json()
  expect(await readSession()).toBeNull()
  const signed = await sign('/api/siwx/nonce')
  const { csrfToken } = await (await send('/auth/csrf')).json()
  const signIn = (body: object) =>
    send('/auth/callback/siwx', {
      method: 'POST',
      body: new URLSearchParams({ ...body, csrfToken }),
    })
  await signIn({ ...signed, signature: `0x${'11'.repeat(65)}` })
  expect(await readSession()).toBeNull()
  await signIn(await sign('/api/siwx/nonce'))
  expect(await readSession()).toMatchObject({ user: { id: subject } })
})
