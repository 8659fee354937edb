import { expect } from 'vitest'
import { bitcoinTest } from '../vitest/bitcoinTest.ts'
import type { EsploraBlock, EsploraTransaction } from './esploraAnswers.ts'
import type { LocalBitcoin } from './startBitcoin.ts'

const timeout = 120_000

bitcoinTest(
  'behavior: a payment from the mempool into a block',
  { timeout },
  async ({ bitcoin }) => {
    const address = await bitcoin.rpc<string>('getnewaddress', ['', 'bech32m'])
    const txid = await bitcoin.rpc<string>('sendtoaddress', [address, 0.5])
    expect(await json(bitcoin, `/address/${address}`)).toEqual({
      address,
      chain_stats: stats({ funded: 0, count: 0 }),
      mempool_stats: stats({ funded: 50_000_000, count: 1 }),
    })
    expect(await json(bitcoin, '/mempool/txids')).toEqual([txid])
    expect(await json(bitcoin, '/mempool')).toMatchObject({ count: 1 })
    expect(await json(bitcoin, `/tx/${txid}/status`)).toEqual({ confirmed: false })
    await bitcoin.mine()
    const tip = await text(bitcoin, '/blocks/tip/hash')
    expect(await json(bitcoin, '/mempool/txids')).toEqual([])
    expect(await json(bitcoin, `/tx/${txid}/status`)).toMatchObject({
      confirmed: true,
      block_hash: tip,
    })
    const [transaction]: EsploraTransaction[] = await json(bitcoin, `/address/${address}/txs`)
    const paid = transaction?.vout.find((output) => output.scriptpubkey_address === address)
    expect(paid).toMatchObject({ value: 50_000_000, scriptpubkey_type: 'v1_p2tr' })
    const paidIn =
      transaction?.vin.reduce((sum, { prevout }) => sum + (prevout?.value ?? 0), 0) ?? 0
    const paidOut = transaction?.vout.reduce((sum, { value }) => sum + value, 0) ?? 0
    expect(transaction?.fee).toBe(paidIn - paidOut)
  },
)

bitcoinTest('behavior: what spent an output', { timeout }, async ({ bitcoin }) => {
  const { address, first, second } = await spendOnce(bitcoin)
  const at = (await json<EsploraTransaction>(bitcoin, `/tx/${first}`)).vout.findIndex(
    (output) => output.scriptpubkey_address === address,
  )
  expect(await json(bitcoin, `/tx/${first}/outspend/${at}`)).toMatchObject({
    spent: true,
    txid: second,
  })
  expect(await json<unknown[]>(bitcoin, `/tx/${first}/outspends`)).toContainEqual(
    expect.objectContaining({ txid: second }),
  )
  expect(await json(bitcoin, `/address/${address}/utxo`)).toEqual([])
})

bitcoinTest('behavior: pages through the transactions', { timeout }, async ({ bitcoin }) => {
  const address = await bitcoin.rpc<string>('getnewaddress')
  await bitcoin.rpc('generatetoaddress', [30, address])
  const first = await json<EsploraTransaction[]>(bitcoin, `/address/${address}/txs/chain`)
  const last = first.at(-1)?.txid
  const rest = await json<EsploraTransaction[]>(bitcoin, `/address/${address}/txs/chain/${last}`)
  expect([first.length, rest.length]).toEqual([25, 5])
  expect(new Set([...first, ...rest].map(({ txid }) => txid)).size).toBe(30)
  const heights = [...first, ...rest].map(({ status }) => status.confirmed && status.block_height)
  expect(heights).toEqual(heights.toSorted((a, b) => Number(b) - Number(a)))
})

bitcoinTest('behavior: blocks', { timeout }, async ({ bitcoin }) => {
  const blocks = await json<EsploraBlock[]>(bitcoin, '/blocks/50')
  expect(blocks.map(({ height }) => height)).toEqual([50, 49, 48, 47, 46, 45, 44, 43, 42, 41])
  const [block] = blocks
  expect(await text(bitcoin, '/block-height/50')).toBe(block?.id)
  expect(await json(bitcoin, `/block/${block?.id}`)).toEqual(block)
  expect(await json(bitcoin, `/block/${block?.id}/status`)).toMatchObject({ in_best_chain: true })
  const [reward] = await json<string[]>(bitcoin, `/block/${block?.id}/txids`)
  expect(await text(bitcoin, `/block/${block?.id}/txid/0`)).toBe(reward)
  const [coinbase] = await json<EsploraTransaction[]>(bitcoin, `/block/${block?.id}/txs`)
  expect(coinbase).toMatchObject({ txid: reward, fee: 0, vin: [{ is_coinbase: true }] })
  expect(await text(bitcoin, `/block/${block?.id}/header`)).toMatch(/^[0-9a-f]{160}$/)
})

bitcoinTest('behavior: follows the chain when it turns', { timeout }, async ({ bitcoin }) => {
  const address = await bitcoin.rpc<string>('getnewaddress')
  await bitcoin.fund({ address, sats: 70_000 })
  const lost = await text(bitcoin, '/blocks/tip/hash')
  await bitcoin.rpc('invalidateblock', [lost])
  const [pending] = await json<{ status: unknown }[]>(bitcoin, `/address/${address}/utxo`)
  expect(pending?.status).toEqual({ confirmed: false })
  expect((await fetch(`${bitcoin.esploraUrl}/block/${lost}`)).status).toBe(404)
  // The node answers `duplicate` for the same block.
  await bitcoin.rpc('generatetoaddress', [1, await bitcoin.rpc('getnewaddress')])
  const [mined] = await json<{ status: unknown }[]>(bitcoin, `/address/${address}/utxo`)
  expect(mined?.status).toMatchObject({ confirmed: true })
})

bitcoinTest('error: a transaction that the node refuses', { timeout }, async ({ bitcoin }) => {
  const { second } = await spendOnce(bitcoin)
  const body = await text(bitcoin, `/tx/${second}/hex`)
  const again = await fetch(`${bitcoin.esploraUrl}/tx`, { method: 'POST', body })
  expect(again.status).toBe(400)
  expect(await again.text()).toMatch(/^sendrawtransaction RPC error: \{"code":-27,/)
})

bitcoinTest('error: nothing there', { timeout }, async ({ bitcoin }) => {
  const nothing = [`/tx/${'0'.repeat(64)}`, '/address/nobody', '/block-height/9999', '/elsewhere']
  for (const path of nothing)
    expect([path, (await fetch(`${bitcoin.esploraUrl}${path}`)).status]).toEqual([path, 404])
})

async function spendOnce(bitcoin: LocalBitcoin) {
  const address = await bitcoin.rpc<string>('getnewaddress', ['', 'bech32'])
  const { txid: first } = await bitcoin.fund({ address, sats: 1_000_000 })
  const coins = await json<{ txid: string; vout: number }[]>(bitcoin, `/address/${address}/utxo`)
  const to = await bitcoin.rpc<string>('getnewaddress')
  const raw = await bitcoin.rpc<string>('createrawtransaction', [coins, { [to]: 0.0099 }])
  const { hex: body } = await bitcoin.rpc<{ hex: string }>('signrawtransactionwithwallet', [raw])
  const sent = await fetch(`${bitcoin.esploraUrl}/tx`, { method: 'POST', body })
  const second = await sent.text()
  await bitcoin.mine()
  return { address, first, second }
}

function stats({ funded, count }: { funded: number; count: number }) {
  return {
    funded_txo_count: count,
    funded_txo_sum: funded,
    spent_txo_count: 0,
    spent_txo_sum: 0,
    tx_count: count,
  }
}

async function text({ esploraUrl }: LocalBitcoin, path: string): Promise<string> {
  return (await fetch(`${esploraUrl}${path}`)).text()
}

async function json<answer>({ esploraUrl }: LocalBitcoin, path: string): Promise<answer> {
  return (await fetch(`${esploraUrl}${path}`)).json() as Promise<answer>
}
