import { type LocalPolkadot, startLocalnet } from '@cleat/localnet'
import { ApiPromise, WsProvider } from '@polkadot/api'

export type Chain = {
  readonly local: LocalPolkadot
  /** What the chain's own library says that an address has. */
  readonly balanceOf: (address: string) => Promise<bigint>
  readonly api: ApiPromise
  readonly stop: () => Promise<void>
}

/** A local Asset Hub, and the library of the chains to ask it with. */
export async function startChain(): Promise<Chain> {
  const localnet = await startLocalnet({ chains: [], polkadot: {}, timeoutMs: 60_000 })
  const { polkadot: local } = localnet
  if (!local) throw new Error('The local Asset Hub did not start.')
  // The library's types disagree with themselves under exactOptionalPropertyTypes.
  const provider = new WsProvider(local.webSocketUrl) as never
  const api = await ApiPromise.create({ provider, noInitWarn: true })
  return {
    local,
    api,
    async balanceOf(address) {
      const account = await api.query.system?.account?.(address)
      const [, free] = /"free":"?(\w+)/.exec(JSON.stringify(account?.toJSON() ?? {})) ?? []
      return BigInt(free ?? 0)
    },
    async stop() {
      await api.disconnect()
      await localnet.stop()
    },
  }
}
