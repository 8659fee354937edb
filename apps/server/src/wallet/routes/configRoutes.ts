import { isIP } from 'node:net'
import {
  type WalletConfig as Answer,
  configSchemas,
  manifestSchemas,
  wireParts,
} from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { Database } from '../../database/createDatabase.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { validQuery } from '../../http/validQuery.ts'
import type { WalletConfig } from '../context/walletConfig.ts'
import { findHost } from '../hosts/findHost.ts'
import { loginTimes } from '../logins/loginTimes.ts'
import type { Pages } from '../pages/readPages.ts'
import { describeWallet } from './describeWallet.ts'

/** What the service offers, to pages of the wallet. */
export function configRoutes(parameters: {
  config: WalletConfig
  database: Database
  /** Without it this process has no pages. */
  pages: Pages | undefined
}): Hono<HttpEnv> {
  const { config, database, pages } = parameters
  return new Hono<HttpEnv>()
    .get(
      '/wallet/v1/config',
      describeWallet({
        ...{ operationId: 'readWalletConfig', summary: 'What is offered', access: 'public' },
        ...{ answer: configSchemas.config, problems: ['INVALID_QUERY', 'ORIGIN_NOT_ALLOWED'] },
      }),
      validQuery(configSchemas.query),
      (context) => context.json(toAnswer(config, context.req.valid('query').host)),
    )
    .get(
      '/wallet/v1/manifest',
      describeWallet({
        ...{ operationId: 'readWalletManifest', summary: 'Hashes of the pages', access: 'public' },
        ...{ answer: manifestSchemas.manifest, problems: ['NOT_FOUND', 'ORIGIN_NOT_ALLOWED'] },
      }),
      (context) => {
        if (pages) return context.json(pages.manifest)
        throw new Problem('NOT_FOUND', { detail: 'This process serves no pages.' })
      },
    )
    .get(
      '/wallet/v1/health',
      describeWallet({
        ...{ operationId: 'readWalletHealth', summary: 'Whether logins work', access: 'public' },
        ...{ answer: manifestSchemas.health, problems: ['ORIGIN_NOT_ALLOWED'] },
      }),
      async (context) => {
        await database.check()
        return context.json({ status: 'ok' as const })
      },
    )
}

function toAnswer(config: WalletConfig, host: string | undefined): Answer {
  const mode = host === undefined ? undefined : findHost(config, host)
  // Passkeys are for names: an address has none.
  const hostname = new URL(config.origin).hostname.replace(/^\[|\]$/g, '')
  const { origin, recovery, recoveryHoldSeconds, newDevice, confirm, session, isTest } = config
  const { approvals } = config
  return {
    ...{ version: 1, origin, recovery, recoveryHoldSeconds, newDevice, confirm, session, isTest },
    approvals,
    host: host !== undefined && mode !== undefined ? { origin: host, mode } : null,
    methods: {
      ...{
        email: config.mail !== undefined,
        passkey: isIP(hostname) === 0,
        farcaster: toDoor(config),
      },
      social: wireParts.socialProviders.filter(
        (id) =>
          config.providers.some((one) => one.id === id) ||
          (id === 'farcaster' && config.farcasterUrl !== undefined),
      ),
      oidc: config.providers.flatMap((one) =>
        'name' in one ? [{ id: one.id, name: one.name }] : [],
      ),
    },
    code: {
      ...{ digits: 6, tries: loginTimes.tries, seconds: loginTimes.codeSeconds },
      resendSeconds: loginTimes.resendSeconds,
    },
  }
}

function toDoor(config: WalletConfig): Answer['methods']['farcaster'] {
  if (config.farcasterUrl === undefined) return 'off'
  return config.farcasterRelayUrl === undefined ? 'own' : 'relay'
}
