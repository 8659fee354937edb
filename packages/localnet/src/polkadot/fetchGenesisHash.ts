/** Fetches the genesis hash from the node at `rpcUrl`. */
export async function fetchGenesisHash(parameters: { rpcUrl: string }): Promise<string> {
  const { rpcUrl } = parameters
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'chain_getBlockHash', params: [0] }),
  })
  const { result } = (await response.json()) as { result?: unknown }
  if (typeof result !== 'string' || !/^0x[0-9a-f]{64}$/.test(result))
    throw new Error(`The node at ${rpcUrl} did not tell its first block.`)
  return result
}
