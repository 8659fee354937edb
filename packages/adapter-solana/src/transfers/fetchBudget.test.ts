// @vitest-environment node

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CaipNetwork, checkNetworks } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createNetworks } from '../test/networks.ts'
import { fetchBudget } from './fetchBudget.ts'
import { toFee } from './toFee.ts'

test('default: what three of four recent ones paid at most', async () => {
  const fees = [50_000, 0, 20_000, 30_000, 10_000, 0, 40_000, 60_000]
  expect(await read(fees)).toEqual({ units: 24_500n, price: 50_000n })
})

test('behavior: no less than what gets it looked at', async () => {
  for (const fees of [[], [0, 0, 0], undefined])
    expect(await read(fees)).toEqual({ units: 24_500n, price: 10_000n })
})

test('behavior: no more than a ten-thousandth of a SOL', async () => {
  const budget = await read([Number.MAX_SAFE_INTEGER])
  expect(toFee(budget)).toBe(105_000n)
})

/** Reads the budget from a node with these recent fees, or without an answer. */
async function read(fees: readonly number[] | undefined) {
  const result = fees?.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))
  const error = { code: -32_601, message: 'Method not found' }
  const server = createServer((_, response) => {
    response.end(JSON.stringify(result ? { result } : { error }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [network] = checkNetworks({ networks: createNetworks(rpcUrl) }) as [CaipNetwork]
  try {
    return await fetchBudget({ network, addresses: [], used: 20_000n })
  } finally {
    server.close()
  }
}
