import { checkNetworks } from '@cleat/core/adapter'
import { bitcoinTest } from '@cleat/localnet/vitest'
import { expect, test } from 'vitest'
import type { GetUtxos } from '../esplora/fetchCoins.ts'
import { createNetwork } from '../test/createNetwork.ts'
import { fetchBalance } from './fetchBalance.ts'

const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const [network] = checkNetworks({ networks: [createNetwork('regtest')] })

bitcoinTest('default: the sum of the coins', { timeout: 120_000 }, async ({ bitcoin }) => {
  const [local] = checkNetworks({ networks: [createNetwork('regtest', bitcoin.esploraUrl)] })
  expect(await fetchBalance({ address, network: local })).toMatchObject({ value: 0n })
  for (const sats of [7000, 12_345]) await bitcoin.fund({ address, sats })
  expect(await fetchBalance({ address, network: local })).toEqual({
    value: 19_345n,
    decimals: 8,
    symbol: 'BTC',
  })
})

test('parameters: getUTXOs', async () => {
  const asked: unknown[] = []
  const getUTXOs: GetUtxos = async (parameters) => {
    asked.push(parameters)
    return [coin(1, 5), coin(2, 6), coin(1, 5)]
  }
  expect(await fetchBalance({ address, network, getUTXOs })).toMatchObject({ value: 11n })
  expect(asked).toEqual([{ address, network }])
})

test.each([
  ['no list', {}],
  ['no value', [{ txid: '1', vout: 0 }]],
  ['text', [{ ...coin(1, 5), value: '5' }]],
  ['less than nothing', [coin(1, -5)]],
  ['not whole', [coin(1, 0.5)]],
  ['too much to count', [coin(1, 2 ** 60)]],
  ['null', [null]],
])('error: coins that are none: %s', async (_, answer) => {
  const getUTXOs = (async () => answer) as GetUtxos
  await expect(fetchBalance({ address, network, getUTXOs })).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
    context: { network: 'Bitcoin regtest' },
  })
})

function coin(number: number, value: number) {
  return { txid: `${number}`.repeat(64), vout: 0, value }
}
