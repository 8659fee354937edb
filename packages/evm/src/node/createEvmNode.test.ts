import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode, revert } from '../test/createFakeNode.ts'

test('default', async () => {
  const { node, requests } = createFakeNode({ eth_chainId: '0x1', eth_call: '0xab' })
  expect(await node.readNumber('eth_chainId')).toBe(1n)
  expect(await node.run({ to: '0x1' })).toBe('0xab')
  expect(requests.at(-1)?.params).toEqual([{ to: '0x1' }, 'latest'])
})

test.each([null, 1, '', '0x', '0xg', '1', {}, `0x${'1'.repeat(65)}`])(
  'error: a number answered with %j',
  async (answer) => {
    const { node } = createFakeNode({ eth_chainId: answer })
    expect((await catchError(node.readNumber('eth_chainId'))).code).toBe('NETWORK_RPC_FAILED')
  },
)

test.each([null, 1, '', '0x1', 'ab', {}])('error: bytes answered with %j', async (answer) => {
  const { node } = createFakeNode({ eth_call: answer })
  expect((await catchError(node.run({ to: '0x1' }))).code).toBe('NETWORK_RPC_FAILED')
})

test('behavior: a refusal stays as the node wrote it; all else is nobody who answered', async () => {
  const refusal = revert()
  const { node, answers } = createFakeNode({
    eth_call: () => {
      throw refusal
    },
  })
  await expect(node.run({ to: '0x1' })).rejects.toBe(refusal)
  answers.eth_call = () => Promise.reject(new Error('Offline'))
  expect((await catchError(node.run({ to: '0x1' }))).code).toBe('NETWORK_RPC_FAILED')
})
