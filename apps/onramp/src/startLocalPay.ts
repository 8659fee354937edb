import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createLocalPay } from './createLocalPay.ts'
import { createPayout, type StartChain } from './payout/createPayout.ts'
import { listSoldAssets } from './purchases/listSoldAssets.ts'

export declare namespace startLocalPay {
  type Parameters = {
    /** The EVM chains of this machine. */
    chains: readonly { readonly id: number; readonly name: string; readonly rpcUrl: string }[]
    /** Starts Solana and Bitcoin chains. Without it nothing is sold there. */
    startChain?: StartChain | undefined
    /** 0 picks a free one. */
    port: number
    /** How long a payment takes, in milliseconds. @default 1500 */
    processingMs?: number | undefined
    /** Changes what the APIs answer. @default nothing */
    tamper?: ((answer: string) => string) | undefined
  }
}

export type RunningLocalPay = {
  readonly url: string
  /** The settings of a service that sells through it, without where its webhooks go. */
  readonly settings: Readonly<Record<string, string>>
  /** Sends webhooks to this address and `/<provider>`. */
  readonly setWebhookUrl: (url: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Serves the pay page on this machine. */
export async function startLocalPay(
  parameters: startLocalPay.Parameters,
): Promise<RunningLocalPay> {
  const { chains, startChain, port, processingMs = 1500, tamper } = parameters
  let url = ''
  const localPay = createLocalPay({
    assets: listSoldAssets({
      chains,
      hasSolana: startChain !== undefined,
      hasBitcoin: startChain !== undefined,
    }),
    payout: createPayout({ chains, startChain: startChain ?? refuseChain }),
    origin: () => url,
    processingMs,
    tamper,
  })
  const server = serve({ fetch: localPay.app.fetch, port, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  url = `http://127.0.0.1:${taken}`
  return {
    url,
    settings: localPay.settings(url),
    async setWebhookUrl(webhookUrl) {
      await localPay.app.request(`${url}/control`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ webhookUrl }),
      })
    },
    async stop() {
      localPay.stop()
      if ('closeAllConnections' in server) server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

async function refuseChain(): Promise<never> {
  throw new Error('This chain is not started.')
}
