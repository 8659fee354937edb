import { checkNetworks } from '@cleat/core/adapter'
import { polkadot } from '@cleat/core/networks'
import { expect, test } from 'vitest'
import { startRpc } from '../test/startRpc.ts'
import { fetchBalance } from './fetchBalance.ts'

const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'

async function read(result: unknown, of = address) {
  const rpc = await startRpc(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  const [network] = checkNetworks({
    networks: [{ ...polkadot, rpcUrls: { default: { http: [rpc.httpUrl] } } }],
  })
  const balance = await fetchBalance({ address: of, network }).finally(() => rpc.stop())
  return { balance, calls: rpc.calls }
}

/** Nonce, consumers, providers, sufficients; free, reserved, frozen, flags. */
function stored(free: string): string {
  const counters = '05000000010000000100000000000000'
  return `0x${counters}${free}${'11'.repeat(48)}`
}

test('default', async () => {
  const { balance, calls } = await read(stored('00a0724e180900000000000000000000'))
  expect(balance).toEqual({ value: 10_000_000_000_000n, decimals: 10, symbol: 'DOT' })
  // Encoded by @polkadot/api.
  const key =
    '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9' +
    'de1e86a9a8c739864cf3cc5ec2bea59f' +
    'd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
  expect(calls).toMatchObject([{ method: 'state_getStorage', params: [key] }])
})

test('behavior: all sixteen bytes count, and an account that is not stored has nothing', async () => {
  expect((await read(stored('ff'.repeat(16)))).balance.value).toBe(2n ** 128n - 1n)
  expect((await read(null)).balance.value).toBe(0n)
})

test.each([
  ['too short', '0x00'],
  ['too long', `${stored('00'.repeat(16))}00`],
  ['no hex', 'nonsense'],
  ['a number', 5],
  ['an object', {}],
])('error: NETWORK_RPC_FAILED for a storage that is %s', async (_, result) => {
  await expect(read(result)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test('error: NETWORK_RPC_FAILED for what is no address, and nobody is asked', async () => {
  await expect(read(null, '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
    cause: { message: expect.stringContaining('is not an SS58 address') },
  })
})
