import type { EIP1193Provider, Hex } from 'viem'
import { getConnectorClient } from 'wagmi/actions'
import { chains } from '../kit/kit.ts'

type Asked = { readonly method: string; readonly params: readonly unknown[] }

/** How an app reaches its wallet. */
export type RequestRoad = (provider: EIP1193Provider, asked: Asked) => Promise<unknown>

/** The provider of `useAppKitProvider`, wagmi's client and ethers' signer. */
export const requestRoads: { readonly [name: string]: RequestRoad } = {
  provider: (provider, asked) => provider.request(asked as never),
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
    if (method !== 'eth_sendTransaction') return signer.provider.send(method, [...params])
    const [{ to, data, value }] = params as [{ to?: Hex; data?: Hex; value?: Hex }]
    return signer.sendUncheckedTransaction({
      ...{ gasLimit: 300_000n },
      ...(to && { to }),
      ...(data && { data }),
      ...(value && { value }),
    })
  },
}
