import { type WalletConfig as Answer, configSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { validQuery } from '../../http/validQuery.ts'
import { findHost } from '../hosts/findHost.ts'
import { loginTimes } from '../logins/loginTimes.ts'
import { describeWallet } from '../requests/describeWallet.ts'
import type { WalletConfig } from '../walletConfig.ts'

/** What the service offers, to pages of the wallet. */
export function configRoutes(config: WalletConfig): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get(
    '/wallet/v1/config',
    describeWallet({
      ...{ operationId: 'readWalletConfig', summary: 'What is offered', access: 'public' },
      ...{ answer: configSchemas.config, problems: ['INVALID_QUERY', 'ORIGIN_NOT_ALLOWED'] },
    }),
    validQuery(configSchemas.query),
    (context) => context.json(toAnswer(config, context.req.valid('query').host)),
  )
}

function toAnswer(config: WalletConfig, host: string | undefined): Answer {
  const mode = host === undefined ? undefined : findHost(config, host)
  const { origin, recovery, recoveryHoldSeconds, newDevice, confirm, session, isTest } = config
  return {
    ...{ version: 1, origin, recovery, recoveryHoldSeconds, newDevice, confirm, session, isTest },
    host: host !== undefined && mode !== undefined ? { origin: host, mode } : null,
    methods: {
      ...{ email: config.mail !== undefined, passkey: false, social: [], oidc: [] },
      farcaster: 'off',
    },
    code: {
      ...{ digits: 6, tries: loginTimes.tries, seconds: loginTimes.codeSeconds },
      resendSeconds: loginTimes.resendSeconds,
    },
  }
}
