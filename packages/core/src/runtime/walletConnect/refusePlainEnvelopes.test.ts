import { expect, test, vi } from 'vitest'
import { createFakeRelay } from '../../test/createFakeRelay.ts'
import { refusePlainEnvelopes } from './refusePlainEnvelopes.ts'

function create() {
  const { provider } = createFakeRelay()
  const decode = vi.fn(async () => ({ id: 1, jsonrpc: '2.0', method: 'wc_sessionPing' }))
  Object.assign(provider.client.core.crypto, { decode })
  refusePlainEnvelopes(provider)
  return { decode, read: (encoded: string) => provider.client.core.crypto.decode('topic', encoded) }
}

const toText = (...bytes: number[]) => Buffer.from(bytes).toString('base64')

test('default', async () => {
  const { decode, read } = create()
  for (const encoded of [toText(0, 255, 254, 7), toText(1, 3, 3, 7)]) {
    expect(await read(encoded)).toMatchObject({ method: 'wc_sessionPing' })
    expect(decode).toHaveBeenLastCalledWith('topic', encoded, undefined)
  }
  await read(Buffer.from([0, 255, 254]).toString('base64url'))
  expect(decode).toHaveBeenCalledTimes(3)
})

test.each([
  ['plain text', toText(2, 123, 125, 10)],
  ['plain text for URLs', Buffer.from([2, 255, 254]).toString('base64url')],
  ['another type', toText(9, 1, 2, 3)],
  ['nothing', ''],
  ['no Base64', '{"id":1}'],
])('error: %s is refused', async (_, encoded) => {
  const { decode, read } = create()
  await expect(read(encoded)).rejects.toThrow('not encrypted')
  expect(decode).not.toHaveBeenCalled()
})
