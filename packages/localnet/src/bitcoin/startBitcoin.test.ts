import { expect } from 'vitest'
import { bitcoinTest } from '../vitest/bitcoinTest.ts'
import { type LocalBitcoin, startBitcoin } from './startBitcoin.ts'

const timeout = 120_000
const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

bitcoinTest('default', { timeout }, async ({ bitcoin }) => {
  expect(await get(bitcoin, '/blocks/tip/height')).toBe('101')
  const { txid } = await bitcoin.fund({ address, sats: 12_345 })
  expect(await json(bitcoin, `/address/${address}/utxo`)).toMatchObject([
    { txid, value: 12_345, status: { confirmed: true, block_height: 102 } },
  ])
})

bitcoinTest('behavior: mines and funds over HTTP', { timeout }, async ({ bitcoin }) => {
  const height = Number(await get(bitcoin, '/blocks/tip/height'))
  const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'
  await post(bitcoin, '/regtest/mine?blocks=3')
  await post(bitcoin, `/regtest/fund?address=${to}&sats=1`).then(({ status }) =>
    expect(status).toBe(400),
  )
  const funded = await post(bitcoin, `/regtest/fund?address=${to}&sats=5000`)
  expect(await funded.json()).toEqual({ txid: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(Number(await get(bitcoin, '/blocks/tip/height'))).toBe(height + 4)
})

bitcoinTest('behavior: two at the same time', { timeout }, async ({ bitcoin }) => {
  await using other = await startBitcoin()
  await bitcoin.mine()
  const [tip, otherTip] = await Promise.all(
    [bitcoin, other].map((chain) => get(chain, '/blocks/tip/hash')),
  )
  expect(tip).not.toBe(otherTip)
})

bitcoinTest('behavior: stops, once and for all', { timeout }, async ({ bitcoin: _ }) => {
  const listeners = process.listenerCount('exit')
  const other = await startBitcoin()
  await other.stop()
  await other.stop()
  await expect(fetch(other.esploraUrl)).rejects.toThrow('fetch failed')
  await expect(other.rpc('getblockcount')).rejects.toThrow('fetch failed')
  expect(process.listenerCount('exit')).toBe(listeners)
})

async function get({ esploraUrl }: LocalBitcoin, path: string): Promise<string> {
  return (await fetch(`${esploraUrl}${path}`)).text()
}

async function json({ esploraUrl }: LocalBitcoin, path: string): Promise<unknown> {
  return (await fetch(`${esploraUrl}${path}`)).json()
}

function post({ esploraUrl }: LocalBitcoin, path: string): Promise<Response> {
  return fetch(`${esploraUrl}${path}`, { method: 'POST' })
}

bitcoinTest('behavior: no lock time that the wallet may draw is refused', async ({ bitcoin }) => {
  const { rpc } = bitcoin
  const to = await rpc<string>('getnewaddress', ['', 'bech32'])
  const draft = await rpc<string>('createrawtransaction', [[], { [to]: 0.0001 }, 21])
  const { hex } = await rpc<{ hex: string }>('fundrawtransaction', [draft])
  const signed = await rpc<{ hex: string }>('signrawtransactionwithwallet', [hex])
  const [verdict] = await rpc<{ allowed: boolean }[]>('testmempoolaccept', [[signed.hex]])
  expect(verdict).toMatchObject({ allowed: true })
})
