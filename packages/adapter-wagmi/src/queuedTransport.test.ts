import { createClient, custom, HttpRequestError, RpcRequestError, type Transport } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { queuedTransport } from './queuedTransport.ts'

const request = vi.fn()

function answering(answer: () => unknown): Transport {
  return custom({ request: async () => answer() }, { retryCount: 0 })
}

function failing(error: Error): Transport {
  return answering(() => {
    throw error
  })
}

const away = new HttpRequestError({ url: 'https://rpc.example.org', status: 503 })
const refusal = (code: number) =>
  new RpcRequestError({ body: {}, error: { code, message: 'No' }, url: 'https://rpc.example.org' })

async function ask(...transports: [Transport, ...Transport[]]): Promise<unknown> {
  const client = createClient({ chain: mainnet, transport: queuedTransport(transports) })
  return client.request({ method: 'eth_chainId' })
}

test('default', async () => {
  expect(
    await ask(
      answering(() => '0x1'),
      answering(request),
    ),
  ).toBe('0x1')
  expect(request).not.toHaveBeenCalled()
})

test('behavior: one that is away gives way to the next', async () => {
  expect(
    await ask(
      failing(away),
      failing(refusal(-32005)),
      answering(() => '0x1'),
    ),
  ).toBe('0x1')
})

test('behavior: what a node answers counts', async () => {
  await expect(ask(failing(refusal(3)), answering(request))).rejects.toMatchObject({
    details: 'No',
  })
  expect(request).not.toHaveBeenCalled()
})

test('error: all are away', async () => {
  await expect(ask(failing(away), failing(away))).rejects.toThrow('HTTP request failed')
})
