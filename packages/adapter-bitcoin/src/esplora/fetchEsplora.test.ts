// @vitest-environment node

import { checkNetworks, readJson } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createNetwork } from '../test/createNetwork.ts'
import { startIndex } from '../test/startIndex.ts'
import { fetchEsplora } from './fetchEsplora.ts'

function ask(...urls: readonly string[]): Promise<unknown> {
  const [network] = checkNetworks({ networks: [createNetwork('regtest', ...urls)] })
  return fetchEsplora({ network, path: '/fee-estimates', ask: readJson })
}

const right = { 'GET /fee-estimates': { 3: 7 } }

test('default', async () => {
  await using index = await startIndex(right)
  expect(await ask(`${index.url}/`)).toEqual({ 3: 7 })
  expect(index.calls).toEqual(['GET /fee-estimates'])
})

test.each([429, 500, 404, 403])(
  'behavior: after HTTP %d the next one is asked at once',
  async (status) => {
    await using first = await startIndex({ 'GET /fee-estimates': status })
    await using second = await startIndex(right)
    await using third = await startIndex(right)
    expect(await ask('http://127.0.0.1:9', first.url, second.url, third.url)).toEqual({ 3: 7 })
    expect([first, second, third].map(({ calls }) => calls.length)).toEqual([1, 1, 0])
  },
)

test('behavior: one that is busy is asked again where there is no other', async () => {
  await using index = await startIndex({ 'GET /fee-estimates': 429 })
  await expect(ask(index.url)).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
    context: { network: 'Bitcoin regtest' },
    cause: { code: 'SERVICE_BUSY' },
  })
  expect(index.calls).toHaveLength(3)
})

test('error: nonsense', async () => {
  await using index = await startIndex({ 'GET /fee-estimates': '<html>' })
  await expect(ask(index.url)).rejects.toMatchObject({
    ...{ code: 'NETWORK_RPC_FAILED', cause: { code: 'SERVICE_BAD_ANSWER' } },
  })
})
