import * as v from 'valibot'

export declare namespace payBitcoin {
  type Parameters = {
    esploraUrl: string
    to: string
    sats: bigint
  }
}

const answerSchema = v.object({ txid: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)) })

/** Pays from the node's own wallet, and mines the payment. */
export async function payBitcoin(parameters: payBitcoin.Parameters): Promise<string> {
  const { esploraUrl, to, sats } = parameters
  const query = new URLSearchParams({ address: to, sats: String(sats) })
  const response = await fetch(`${esploraUrl}/regtest/fund?${query}`, { method: 'POST' })
  if (!response.ok) throw new Error(await response.text())
  return v.parse(answerSchema, await response.json()).txid
}
