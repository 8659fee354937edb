import { fetchGenesisHash } from './fetchGenesisHash.ts'
import { startChopsticks } from './startChopsticks.ts'

export type StartPolkadotParameters = {
  /** Balances in base units, by address. @default the well-known accounts */
  balances?: Readonly<Record<string, bigint>> | undefined
  /** @default a free port */
  port?: number | undefined
  /** How long the node may take to answer, in milliseconds. @default 60000 */
  timeoutMs?: number | undefined
}

/** The chain as an entry of `networks`. */
export type LocalPolkadotNetwork = {
  id: string
  chainNamespace: 'polkadot'
  name: string
  ss58Prefix: number
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: readonly string[]; webSocket: readonly string[] } }
  testnet: true
}

export type LocalPolkadot = {
  name: string
  genesisHash: string
  rpcUrl: string
  webSocketUrl: string
  network: LocalPolkadotNetwork
  /** The funded addresses, the well-known Alice first. */
  addresses: readonly string[]
  /** Kills the node. Resolves once the process has exited. */
  stop: () => Promise<void>
  /** Kills the node without waiting, for exit handlers. */
  kill: () => void
}

/** A thousand tokens each: Alice, Bob, and Alice with an ed25519 and an ecdsa key. */
const wellKnown: Readonly<Record<string, bigint>> = Object.fromEntries(
  [
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    '5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu',
    '5C7C2Z5sWbytvHpuLTvzKunnnRwQxft1jiqrLD5rhucQ5S9X',
  ].map((address) => [address, 1_000_000_000_000_000n]),
)

/**
 * Starts the runtime of an Asset Hub on 127.0.0.1 without peers. Only the accounts are funded.
 * Every transaction gets a block, and signatures are checked.
 * @throws `LocalnetStartError`
 */
export async function startPolkadot(
  parameters: StartPolkadotParameters = {},
): Promise<LocalPolkadot> {
  const { balances = wellKnown, port = 0, timeoutMs = 60_000 } = parameters
  const chain = { id: 'asset-hub', name: 'Local Asset Hub' }
  const node = await startChopsticks({ chain, port, timeoutMs, balances })
  const rpcUrl = `http://127.0.0.1:${node.port}`
  const webSocketUrl = `ws://127.0.0.1:${node.port}`
  try {
    const genesisHash = await fetchGenesisHash({ rpcUrl })
    return {
      ...{ name: chain.name, genesisHash, rpcUrl, webSocketUrl },
      network: {
        id: genesisHash.slice(2, 34),
        chainNamespace: 'polkadot',
        name: chain.name,
        ss58Prefix: 42,
        nativeCurrency: { name: 'ROC', symbol: 'ROC', decimals: 12 },
        rpcUrls: { default: { http: [rpcUrl], webSocket: [webSocketUrl] } },
        testnet: true,
      },
      addresses: Object.keys(balances),
      stop: node.stop,
      kill: node.kill,
    }
  } catch (error) {
    await node.stop()
    throw error
  }
}
