import { type LocalPolkadot, startLocalnet } from '@cleat/localnet'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { openClient } from '../polkadotApi/openClient.ts'

export type Chain = {
  readonly local: LocalPolkadot
  /** The balance of an address as @polkadot/api reads it. */
  readonly balanceOf: (address: string) => Promise<bigint>
  readonly stop: () => Promise<void>
}

/** A local Asset Hub with an @polkadot/api client. */
export async function startChain(): Promise<Chain> {
  // jsdom's WebSocket cannot open, because its events are not Node's.
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
