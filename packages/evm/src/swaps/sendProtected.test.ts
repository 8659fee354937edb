import { catchError } from '@cleat/core/test/catchError'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { sendProtected } from './sendProtected.ts'

const url = 'https://protected.example/rpc'
const hash = `0x${'ab'.repeat(32)}`
const raw = `0x02${'12'.repeat(60)}`
const account = `0x${'1'.repeat(40)}`
const transaction = {
  ...{ from: account, to: `0x${'2'.repeat(40)}`, value: '0x0', data: '0x12345678' },
  ...{ gas: '0x5208', gasPrice: '0x2', chainId: '0x1' },
}
const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function open(wallet: (method: string) => unknown) {
  const bodies: unknown[] = []
  server.use(
    http.post(url, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ jsonrpc: '2.0', id: 1, result: hash })
    }),
  )
  const fake = createFakeNode({ eth_blockNumber: '0x11', eth_getTransactionCount: '0x7' })
  const asked: unknown[] = []
  const send = async (request: { method: string }) => {
    asked.push(request)
    return wallet(request.method)
  }
  const chain = { ...fake.chain, send }
  const { network } = fake
  return { bodies, asked, sending: sendProtected(chain, { network, transaction, url }) }
}

const signsOnly = (answer: unknown) => (method: string) => {
  if (method === 'eth_signTransaction') return answer
  throw Object.assign(new Error('Unknown.'), { code: 4200 })
}

test('default: a wallet that sends is asked, and nothing more', async () => {
  const { sending, bodies, asked } = open(() => hash)
  expect(await sending).toEqual({ hash, trackingData: { asked: '0x11' } })
  expect(asked).toEqual([{ method: 'eth_sendTransaction', params: [transaction] }])
  expect(bodies).toEqual([])
})

test.each([raw, { raw, tx: {} }])(
  'behavior: what is signed goes to the protected RPC alone',
  async (answer) => {
    const { sending, bodies, asked } = open(signsOnly(answer))
    expect(await sending).toEqual({ hash, trackingData: { asked: '0x11', next: '0x7' } })
    expect(asked.at(-1)).toEqual({
      ...{ method: 'eth_signTransaction', params: [{ ...transaction, nonce: '0x7' }] },
    })
    expect(bodies).toMatchObject([{ method: 'eth_sendRawTransaction', params: [raw] }])
  },
)

test.each([undefined, '0x', 5, { tx: {} }])(
  'error: a wallet that signs nothing: %j',
  async (answer) => {
    const { sending, bodies } = open(signsOnly(answer))
    expect(await catchError(sending)).toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED' })
    expect(bodies).toEqual([])
  },
)

test('error: what the visitor declined is not asked for in another way', async () => {
  const declined = Object.assign(new Error('No.'), { code: 4001 })
  const { sending, asked } = open(() => Promise.reject(declined))
  await expect(sending).rejects.toBe(declined)
  expect(asked).toHaveLength(1)
})
