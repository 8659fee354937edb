/** How the wallet reaches the chain: an Esplora interface, and what asks it. */
export type BitcoinChain = {
  esploraUrl: string
  fetch: typeof globalThis.fetch
}

export type BitcoinCoin = { txid: string; vout: number; value: number }

/** The coins of an address that nobody spent yet. */
export async function readCoins(
  { esploraUrl, fetch }: BitcoinChain,
  address: string,
): Promise<readonly BitcoinCoin[]> {
  const response = await fetch(`${esploraUrl}/address/${address}/utxo`)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as BitcoinCoin[]
}

/** Hands a transaction to the network. Rejects with what the node said. */
export async function broadcast(
  { esploraUrl, fetch }: BitcoinChain,
  transactionHex: string,
): Promise<string> {
  const response = await fetch(`${esploraUrl}/tx`, { method: 'POST', body: transactionHex })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
