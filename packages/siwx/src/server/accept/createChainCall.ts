import type { SiwxCall } from '../siwxCall.ts'

const longestAnswer = 20_000

/** Asks chains about accounts that are contracts, by JSON-RPC. */
export function createChainCall(
  chains: Readonly<Record<string, { readonly rpcUrl: string }>>,
): SiwxCall {
  const rpcUrls = new Map(Object.entries(chains).map(([id, { rpcUrl }]) => [id, rpcUrl]))
  return async ({ chain, signal, ...transaction }) => {
    const rpcUrl = rpcUrls.get(chain)
    if (rpcUrl === undefined) throw new Error(`${chain} is not among the chains`)
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [transaction, 'latest'] },
      }),
      ...{ signal, redirect: 'error' },
    })
    const { result, error }: { result?: unknown; error?: { message?: unknown } } =
      await response.json()
    // The words of the node tell whether the contract reverted.
    if (error) throw new Error(String(error.message).slice(0, 500))
    if (typeof result !== 'string' || result.length > longestAnswer)
      throw new Error(`${chain} gave no answer`)
    return result
  }
}
