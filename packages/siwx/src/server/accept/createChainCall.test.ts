import { afterEach, expect, test, vi } from 'vitest'
import { createChainCall } from './createChainCall.ts'

afterEach(() => void vi.unstubAllGlobals())

const rpcUrl = 'https://node.example/rpc'
const { signal } = new AbortController()
const asked = { chain: 'eip155:1', to: '0x1', data: '0xab', gas: '0x5208', signal }
const call = createChainCall({ 'eip155:1': { rpcUrl } })

/** A node that gives this answer. */
function answer(body: unknown) {
  const fetch = vi.fn(async () => Response.json(body))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('default', async () => {
  const fetch = answer({ jsonrpc: '2.0', id: 1, result: '0x1626' })
  expect(await call(asked)).toBe('0x1626')
  const body = {
    ...{ jsonrpc: '2.0', id: 1, method: 'eth_call' },
    params: [{ to: '0x1', data: '0xab', gas: '0x5208' }, 'latest'],
  }
  expect(fetch).toHaveBeenCalledExactlyOnceWith(rpcUrl, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    ...{ body: JSON.stringify(body), signal, redirect: 'error' },
  })
})

test('error: a chain that is not set', async () => {
  const fetch = answer({})
  const other = call({ ...asked, chain: 'eip155:10' })
  await expect(other).rejects.toThrow('eip155:10 is not among the chains')
  expect(fetch).not.toHaveBeenCalled()
})

test('error: the words of the node, as far as they are few', async () => {
  answer({ error: { message: 'execution reverted' }, result: '0x' })
  await expect(call(asked)).rejects.toThrow(/^execution reverted$/)
  answer({ error: { message: 'a'.repeat(1000) } })
  await expect(call(asked)).rejects.toThrow(/^a{500}$/)
  answer({ error: {} })
  await expect(call(asked)).rejects.toThrow('undefined')
})

test.each([{}, { result: null }, { result: 1 }, { result: { length: 1 } }, { result: ['0x'] }])(
  'error: no answer, %j',
  async (body) => {
    answer(body)
    await expect(call(asked)).rejects.toThrow('eip155:1 gave no answer')
  },
)

test('error: an answer that is longer than any', async () => {
  answer({ result: '0'.repeat(20_000) })
  expect(await call(asked)).toHaveLength(20_000)
  answer({ result: '0'.repeat(20_001) })
  await expect(call(asked)).rejects.toThrow('eip155:1 gave no answer')
})
