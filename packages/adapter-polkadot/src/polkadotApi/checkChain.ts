import type { PolkadotClient } from 'polkadot-api'

/** How long connecting to the network may take, in milliseconds. */
const reachMs = 15_000

/** @throws if the node is on another chain, or is not reached in time */
export async function checkChain(client: PolkadotClient, genesis: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The network was not reached in time')), reachMs)
  })
  const { genesisHash } = await Promise.race([client.getChainSpecData(), timeout]).finally(() =>
    clearTimeout(timer),
  )
  if (genesisHash.slice(2, 34).toLowerCase() !== genesis.toLowerCase())
    throw new Error(`The node is on another chain: its first block is ${genesisHash}`)
}
