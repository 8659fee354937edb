import { QueryClient } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { checkNetworks } from '../../boot/checkNetworks.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet } from '../../test/networks.ts'
import { createQueries } from './createQueries.ts'
import { readPrices } from './readPrices.ts'

const [network] = checkNetworks({ networks: [mainnet] })
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'

test('default: each price in its place, of a coin and a token', async () => {
  if (!network) throw new Error('There is one.')
  const queries = createQueries(createTestKit().kit)
  const queryClient = new QueryClient()
  const coin = `eip155:1:0x${'e'.repeat(40)}`
  const { queryKey } = queries.prices({ addresses: [coin, `eip155:1:${token}`] as never })
  const prices = new Map([
    [coin, 2000],
    [`eip155:1:${token}`, 1],
  ])
  queryClient.setQueryData(queryKey, prices)
  const asked = { network, tokens: [undefined, token, undefined] }
  expect(await readPrices({ queries, queryClient }, asked)).toEqual([2000, 1, 2000])
})
