import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailbox } from '@cleat/localnet'
import { findPort } from '@cleat/onramp/test/port'
import { buildPages } from '@cleat/secure/build'
import { startFromEnvironment } from '@cleat/server/start'
import type { Connect, Plugin } from 'vite'
import { startOnce } from './startOnce.ts'

export type LocalWallet = {
  /** Serves `GET /wallet-service` with the wallet's origin and its mailbox, once both run. */
  readonly plugin: Plugin
  readonly stop: () => Promise<void>
}

/**
 * The embedded wallet of the laboratory: its origin with pages and service, and a mailbox. All of
 * it starts with the first page that wants it, for the origin of that page.
 */
export function createLocalWallet(): LocalWallet {
  let host = ''
  const service = startOnce(async () => {
    const pages = await mkdtemp(join(tmpdir(), 'cleat-pages-'))
    const [mailbox, port] = await Promise.all([
      startMailbox(),
      findPort(),
      buildPages({ outDir: pages }),
    ])
    const running = await startFromEnvironment({
      environment: {
        ...{ DATA_DIR: 'memory', RELAY: 'off', RATE_LIMIT: '0', PORT: String(port) },
        ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_TEST: 'on', WALLET_HOSTS: host },
        WALLET_ORIGIN: `http://127.0.0.1:${port}`,
        WALLET_KEY: randomBytes(32).toString('base64url'),
        WALLET_PAGES: pages,
        // A recovery is tried at once.
        WALLET_RECOVERY_HOLD: '0h',
        MAIL_URL: mailbox.url,
        MAIL_FROM: 'Harbour wallet <wallet@harbour.example>',
      },
    })
    return {
      url: `http://127.0.0.1:${port}`,
      mailboxUrl: mailbox.jsonUrl,
      async stop() {
        await running.stop()
        await mailbox.stop()
        await rm(pages, { recursive: true })
      },
    }
  })
  const answer = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use('/wallet-service', async (request, response) => {
      host ||= `http://${request.headers.host}`
      response.setHeader('Content-Type', 'application/json')
      try {
        const { url, mailboxUrl } = await service.start()
        response.end(JSON.stringify({ url, mailboxUrl }))
      } catch (error) {
        response.statusCode = 503
        response.end(JSON.stringify({ reason: String(error) }))
      }
    })
  }
  return {
    plugin: {
      name: 'laboratory:wallet-service',
      configureServer: answer,
      configurePreviewServer: answer,
    },
    stop: service.stop,
  }
}
