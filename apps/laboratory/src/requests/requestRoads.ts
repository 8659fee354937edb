import type { EIP1193Provider, Hex } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { chains } from '../kit/kit.ts'

type Asked = { readonly method: string; readonly params: unknown }

/** How an app reaches its wallet. */
export type RequestRoad = (provider: EIP1193Provider, asked: Asked) => Promise<unknown>

type Roads = { readonly [name: string]: RequestRoad }

/** The roads of a namespace: on EVM chains wagmi's client and ethers' signer, too. */
export function findRoads(namespace: string): Roads {
  if (namespace === 'polkadot') return methodRoads
  return namespace === 'eip155' ? evmRoads : requestRoads
}

const requestRoads: Roads = {
  provider: (provider, asked) => provider.request(asked as never),
}

/** A signer has a method for each request. */
const methodRoads: Roads = {
  async provider(signer, { method, params }) {
    const call: unknown = Reflect.get(signer, method)
    if (typeof call !== 'function') throw new Error(`No ${method}`)
    return call(params)
  },
}

const evmRoads: Roads = {
  ...requestRoads,
  ...(chains.wagmiAdapter && {
    async wagmi(_: EIP1193Provider, asked: Asked) {
      const { wagmiConfig } = chains.wagmiAdapter ?? {}
      if (!wagmiConfig) throw new Error('No wagmi')
      const client = await getConnectorClient(wagmiConfig)
      return client.request(asked as never, { retryCount: 0 })
    },
  }),
  async ethers(provider, { method, params }) {
    const { BrowserProvider } = await import('ethers')
    const request = (one: { method: string; params?: unknown }) => provider.request(one as never)
    const signer = await new BrowserProvider({ request }).getSigner()
    if (method !== 'eth_sendTransaction') return signer.provider.send(method, params as unknown[])
    const [{ to, data, value }] = params as [{ to?: Hex; data?: Hex; value?: Hex }]
    return signer.sendUncheckedTransaction({
      ...{ gasLimit: 300_000n },
      ...(to && { to }),
      ...(data && { data }),
      ...(value && { value }),
    })
  },
}
