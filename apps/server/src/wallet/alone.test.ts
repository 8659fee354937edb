import { startMailbox } from '@cleat/localnet'
import { expect, test } from 'vitest'
import { startFromEnvironment } from '../startFromEnvironment.ts'
import { openWalletBrowser } from './test/openWalletBrowser.ts'

const origin = 'http://wallet.cleat.localhost:5180'
const host = 'http://app.cleat.localhost:5173'

test('default: the service runs alone, and logs a visitor in over HTTP', async () => {
  await using mailbox = await startMailbox()
  const server = await startFromEnvironment({
    environment: {
      ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_ORIGIN: origin, WALLET_HOSTS: 'any' },
      ...{ WALLET_KEY: 'A'.repeat(43), MAIL_URL: mailbox.url, MAIL_FROM: 'wallet@app.example' },
      ...{ PORT: '0', DATA_DIR: 'memory', LOG_LEVEL: 'silent' },
    },
  })
  try {
    const app = {
      request: (path: string | URL | Request, init?: RequestInit) =>
        fetch(`${server.url}${path}`, init),
    }
    expect((await app.request('/getWallets')).status).toBe(404)
    const health = await app.request('/wallet/v1/health')
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    const browser = await openWalletBrowser({ app, origin })
    const email = 'ada@mail.example'
    const start = { method: 'email', email, host, browser: 'Firefox on Linux' }
    const login = await browser.send('/wallet/v1/logins', { body: start })
    const code = await mailbox.codeFor(email)
    const opened = await browser.send(`/wallet/v1/logins/${login.body.id}/code`, { body: { code } })
    // Without TLS there is no prefix, and no `Secure`.
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /^cleat=\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const { session } = (await browser.send('/wallet/v1/session')).body
    expect(session).toMatchObject({ user: { email }, method: 'email' })
  } finally {
    await server.stop()
  }
})
