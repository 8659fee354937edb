import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { HttpEnv } from './http/httpEnv.ts'

/** The OpenAPI document of the app's routes. */
export function describeApi(app: Hono<HttpEnv>): Promise<object> {
  return generateSpecs(app, {
    defaultValidationErrorResponse: false,
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Cleat server',
        version: '1',
        description:
          'The services behind the Cleat SDK, to host yourself. Every answer that is an error is a problem document (RFC 9457).',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'Explorer', description: 'Wallets to connect, and images.' },
        { name: 'Data', description: 'Balances, prices, transactions and names of accounts.' },
        { name: 'On-ramp', description: 'Purchases, if the operator has accounts with providers.' },
        { name: 'Sign-in', description: 'Who a visitor is, by a wallet, and sessions of that.' },
        { name: 'Embedded wallet', description: 'Logins and shares, for its own pages alone.' },
        { name: 'Analytics', description: 'Events that apps report, if the operator enables it.' },
        { name: 'Operation', description: 'Health checks for the operator.' },
      ],
    },
  })
}
