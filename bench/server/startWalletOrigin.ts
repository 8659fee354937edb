import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, startMailbox } from '@cleat/localnet'
import { buildPages } from '@cleat/secure/build'
import { findPort } from '@cleat/server/test/port'
import { keepNodeEnv } from '../build/keepNodeEnv.ts'
import { startServiceProcess, unlimited } from './startServiceProcess.ts'

export type WalletOrigin = {
  readonly url: string
  readonly mailbox: Mailbox
  stop(): Promise<void>
}

/** Starts the embedded wallet's pages and service in a process, for the pages of one origin. */
export async function startWalletOrigin({ host }: { host: string }): Promise<WalletOrigin> {
  const pages = await mkdtemp(join(tmpdir(), 'cleat-pages-'))
  const [mailbox, port] = await Promise.all([startMailbox(), findPort()])
  await keepNodeEnv(() => buildPages({ outDir: pages }))
  const url = `http://127.0.0.1:${port}`
  const service = await startServiceProcess({
    ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_HOSTS: host, WALLET_ORIGIN: url },
    ...{ PORT: String(port), WALLET_PAGES: pages, WALLET_LOGIN_LIMIT: '0', ...unlimited },
    ...{ WALLET_KEY: randomBytes(32).toString('base64url'), MAIL_URL: mailbox.url },
    MAIL_FROM: 'Harbour wallet <wallet@harbour.example>',
  })
  return {
    ...{ url, mailbox },
    async stop() {
      await service.stop()
      await mailbox.stop()
      await rm(pages, { recursive: true })
    },
  }
}
