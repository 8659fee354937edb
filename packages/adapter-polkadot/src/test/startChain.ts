import { type LocalPolkadot, startLocalnet } from '@cleat/localnet'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { openClient } from '../polkadotApi/openClient.ts'

export type Chain = {
  readonly local: LocalPolkadot
  /** What a library of the chains says that an address has. */
  readonly balanceOf: (address: string) => Promise<bigint>
  readonly stop: () => Promise<void>
}

/** A local Asset Hub, and a library of the chains to ask it with. */
export async function startChain(): Promise<Chain> {
  // jsdom's own cannot open: its events are not those of Node.
  vi.stubGlobal('WebSocket', WebSocket)
  const localnet = await startLocalnet({ chains: [], polkadot: {}, timeoutMs: 60_000 })
  const { polkadot: local } = localnet
  if (!local) throw new Error('The local Asset Hub did not start.')
  const { client, close } = openClient(local.webSocketUrl)
  return {
    local,
    async balanceOf(address) {
      const account: unknown = await client.getUnsafeApi().query.System?.Account?.getValue(address)
      return (account as { data: { free: bigint } }).data.free
    },
    async stop() {
      await close()
      await localnet.stop()
    },
  }
}
