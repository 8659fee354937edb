import { startMailbox } from '@cleat/localnet'
import { readConfig } from '../../config/readConfig.ts'
import { createDataSources } from '../../data/createDataSources.ts'
import { createAssetPrices } from '../../data/price/createAssetPrices.ts'
import type { Database } from '../../database/createDatabase.ts'
import type { Limits } from '../../http/createLimits.ts'
import { createLogger } from '../../http/logger.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { openEmbeddedWallet } from '../openEmbeddedWallet.ts'
import type { Signals } from '../signals/signals.ts'
import { openWalletBrowser } from './openWalletBrowser.ts'

const origin = 'https://wallet.app.example'
const host = 'https://app.example'

export type WalletServer = Awaited<ReturnType<typeof startWalletServer>>

/** The service with a real mail server behind it, and a clock that tests turn. */
export async function startWalletServer(parameters: {
  database: Database
  environment?: Readonly<Record<string, string>> | undefined
  /** Counts for several services. @default one for this service */
  limits?: Limits | undefined
  /** Tells other services. @default none */
  signals?: Signals | undefined
  /** How late it is by its clock. */
  skippedSeconds?: number | undefined
  /** Of all browsers. @default unknown */
  remoteAddress?: string | undefined
}) {
  const { database, environment, limits, signals, remoteAddress, skippedSeconds = 0 } = parameters
  const mailbox = await startMailbox()
  const config = readConfig({
    ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_ORIGIN: origin, WALLET_KEY: 'A'.repeat(43) },
    ...{ WALLET_HOSTS: `${host},https://other.example`, MAIL_URL: mailbox.url },
    ...{ MAIL_FROM: 'Example <wallet@app.example>', RATE_LIMIT: '0', ...environment },
  })
  if (!config.wallet) throw new Error('The wallet is off.')
  const lines: string[] = []
  const logger = createLogger({ level: 'info', write: (line) => void lines.push(line) })
  let skipped = skippedSeconds * 1000
  const now = () => new Date(Date.now() + skipped)
  const { trustedProxies } = config
  const wallet = openEmbeddedWallet({
    ...{ config: config.wallet, database, logger, trustedProxies, limits, signals, now },
    readPrices: createAssetPrices(createDataSources({ ...config, database, logger })),
  })
  const { app, lines: requests } = createTestApp({ config, database, wallet })
  const stopping = new AbortController()
  const following = wallet.follow(stopping.signal)
  const openBrowser = (jar?: Map<string, string>) =>
    openWalletBrowser({ app, origin, remoteAddress, jar })

  return {
    ...{
      app,
      mailbox,
      config: config.wallet,
      lines,
      requests,
      wallet,
      origin,
      host,
      openBrowser,
      now,
    },
    /** Lets time pass, in seconds. */
    skip(seconds: number) {
      skipped += seconds * 1000
    },
    /** A browser that is logged in by a code. */
    async logIn(email: string, browser?: Awaited<ReturnType<typeof openBrowser>>) {
      const page = browser ?? (await openBrowser())
      mailbox.clear()
      const start = { method: 'email', email, host, browser: 'Chrome on macOS' }
      const login = await page.send('/wallet/v1/logins', { body: start })
      const code = await mailbox.codeFor(email)
      const answer = await page.send(`/wallet/v1/logins/${login.body.id}/code`, { body: { code } })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return page
    },
    async stop() {
      stopping.abort()
      await following
      await mailbox.stop()
    },
  }
}
