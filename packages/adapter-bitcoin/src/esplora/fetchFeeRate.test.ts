// @vitest-environment node

import { checkNetworks } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createNetwork } from '../test/createNetwork.ts'
import { startIndex } from '../test/startIndex.ts'
import { fetchFeeRate } from './fetchFeeRate.ts'

async function read(estimates: object): Promise<bigint> {
  await using index = await startIndex({ 'GET /fee-estimates': estimates })
  const [network] = checkNetworks({ networks: [createNetwork('regtest', index.url)] })
  return await fetchFeeRate({ network })
}

test('default: rounded up', async () => {
  expect(await read({ 1: 30.5, 3: 12.01, 6: 1 })).toBe(13n)
  expect(await read({ 3: 0.2 })).toBe(1n)
})

test.each([[{}], [[]], [{ 3: '12' }], [{ 3: 0 }], [{ 3: -1 }], [{ 3: 1001 }], [{ 3: null }]])(
  'error: %o is no price',
  async (estimates) => {
    await expect(read(estimates)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
  },
)
