/** The wallet's access to the chain: the URL of an Esplora API, and `fetch`. */
export type BitcoinChain = {
  /** The base URL of the Esplora API. */
  esploraUrl: string
  /** Sends its requests. */
  fetch: typeof globalThis.fetch
}

export type BitcoinCoin = { txid: string; vout: number; value: number }

/** Fetches the unspent outputs of an address. */
export async function fetchCoins(
  { esploraUrl, fetch }: BitcoinChain,
  address: string,
): Promise<readonly BitcoinCoin[]> {
  const response = await fetch(`${esploraUrl}/address/${address}/utxo`)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as BitcoinCoin[]
}

/** Sends a transaction to the network. Rejects with the node's message. */
export async function broadcast(
  { esploraUrl, fetch }: BitcoinChain,
  transactionHex: string,
): Promise<string> {
  const response = await fetch(`${esploraUrl}/tx`, { method: 'POST', body: transactionHex })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
