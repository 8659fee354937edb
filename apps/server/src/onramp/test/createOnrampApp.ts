import { readConfig } from '../../config/readConfig.ts'
import { createDatabase, type Database } from '../../database/createDatabase.ts'
import { onrampOrders, onrampWebhooks } from '../../database/schema.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { openTestDatabase } from '../../test/openTestDatabase.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import { createOptionsSource } from '../options/createOptionsSource.ts'
import { createOrderStore } from '../orders/createOrderStore.ts'

export const now: number = Date.parse('2026-11-22T10:00:00Z')

/** A database in memory for a test file, with the rows of purchases. */
export function createOrderDatabase() {
  const database: Database = createDatabase({ connect: openTestDatabase })
  const clear = async () => {
    await database.run((queries) => queries.delete(onrampOrders))
    await database.run((queries) => queries.delete(onrampWebhooks))
  }
  const rows = async () => {
    const orders = await database.run((queries) => queries.select().from(onrampOrders))
    const webhooks = await database.run((queries) => queries.select().from(onrampWebhooks))
    return { orders, webhooks }
  }
  return { database, clear, rows }
}

export declare namespace createOnrampApp {
  type Parameters = {
    database: Database
    providers: readonly OnrampProvider[]
    /** Settings, as an operator writes them. */
    settings?: Readonly<Record<string, string>> | undefined
  }
}

/** The service with given providers, called without a socket. */
export function createOnrampApp(parameters: createOnrampApp.Parameters) {
  const { database, providers, settings = {} } = parameters
  const config = readConfig({ RATE_LIMIT: '0', ONRAMP_RATE_LIMIT: '0', ...settings })
  const store = createOrderStore({ database, now: () => now })
  const { app, lines } = createTestApp({
    config,
    database,
    onramp: {
      ...config.onramp,
      providers,
      store,
      options: createOptionsSource(),
      now: () => now,
      follow: async () => undefined,
    },
  })
  const ask = async (path: string, init?: RequestInit, address = '203.0.113.7') => {
    const env = { incoming: { socket: { remoteAddress: address } } }
    const response = await app.request(path, init, env)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return { response, status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers })
  return { app, ask, post, lines, store }
}

/** A request for USDC on Base. */
export const urlRequest = {
  destinationWallets: [
    {
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      blockchains: ['base-mainnet'],
      assets: ['USDC'],
    },
  ],
  defaultNetwork: 'base-mainnet',
  partnerUserId: 'visitor',
  defaultExperience: 'buy',
  presetFiatAmount: 100,
}
