import type { PolkadotSigner } from '@cleat/adapter-polkadot'

/** Sends the chain's own token by polkadot-api. Resolves with the hash once it is in a block. */
export async function sendTokens(parameters: {
  url: string
  signer: PolkadotSigner
  to: string
  value: bigint
}): Promise<string> {
  const { url, signer, to, value } = parameters
  // The library is large, so it loads with the first payment.
  const [{ createClient, Enum }, { getWsProvider }] = await Promise.all([
    import('polkadot-api'),
    import('polkadot-api/ws'),
  ])
  const client = createClient(getWsProvider(url))
  try {
    const api = client.getUnsafeApi()
    const transfer = api.tx.Balances?.transfer_keep_alive?.({ dest: Enum('Id', to), value })
    const block = await new Promise<{ ok: boolean; txHash: string }>((resolve, reject) => {
      transfer?.signSubmitAndWatch(signer).subscribe({
        next: (event) => {
          if (event.type === 'txBestBlocksState' && event.found)
            resolve({ ok: event.ok, txHash: event.txHash })
        },
        error: reject,
      })
    })
    if (!block.ok) throw new Error('The chain refused the payment.')
    return block.txHash
  } finally {
    client.destroy()
  }
}
