import { createKit, type Kit, type KitOptions } from '@cleat/core'
import type { AdapterEvent, ChainAdapter, Network } from '@cleat/core/adapter'
import { announceWallet } from '../../wallet/announceWallet.ts'
import { devWalletInfo } from '../../wallet/devWalletInfo.ts'
import { createScriptedWallet, type ScriptedWallet } from './createScriptedWallet.ts'
import { signer } from './signatureRows.ts'

/** A kit on a page with one wallet with scripted answers. */
export type EvmPage = Pick<ScriptedWallet, 'answers' | 'requests' | 'emit'> & {
  readonly kit: Kit
  readonly networks: readonly [Network, Network]
  /** The adapter's events. */
  readonly events: readonly AdapterEvent[]
  connect(): Promise<unknown>
  /** Of what the wallet was asked, the transactions. */
  sent(): readonly unknown[]
  close(): void
}

const rdns = 'dev.cleat.harbour'

export function openEvmPage(parameters: {
  rpcUrl: string
  createAdapter: (parameters: { networks: readonly [Network, Network] }) => ChainAdapter
  options?: Pick<KitOptions, 'policy' | 'onReview'> | undefined
}): EvmPage {
  const { rpcUrl, createAdapter, options } = parameters
  localStorage.clear()
  const networks = [toNetwork(1, rpcUrl), toNetwork(8453, rpcUrl)] as const
  const { provider, answers, requests, emit } = createScriptedWallet(signer)
  const info = devWalletInfo({ name: 'Harbour', rdns })
  const hide = announceWallet({ target: globalThis, info, provider })

  const adapter = createAdapter({ networks })
  const events = record(adapter)
  const kit = createKit({ ...options, networks, adapters: [adapter] })
  kit.start()
  return {
    ...{ kit, networks, answers, requests, events, emit },
    connect: () => kit.actions.connect({ connectorId: rdns }),
    sent: () =>
      requests
        .filter(({ method }) => method === 'eth_sendTransaction')
        .map(({ params }) => (Array.isArray(params) ? params[0] : params)),
    close() {
      kit.destroy()
      hide()
    },
  }
}

/** Records the adapter's events. */
function record(adapter: ChainAdapter): readonly AdapterEvent[] {
  const events: AdapterEvent[] = []
  const start = adapter.start.bind(adapter)
  adapter.start = (context) => {
    const emit = (event: AdapterEvent) => {
      events.push(event)
      context.emit(event)
    }
    return start({ ...context, emit })
  }
  return events
}

function toNetwork(id: number, rpcUrl: string): Network {
  return {
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}
