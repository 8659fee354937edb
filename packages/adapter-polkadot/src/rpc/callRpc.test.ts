import { type CaipNetwork, checkNetworks } from '@cleat/core/adapter'
import { polkadot } from '@cleat/core/networks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Rpc, startRpc } from '../test/startRpc.ts'
import { callRpc } from './callRpc.ts'

const running: Rpc[] = []
const call = { method: 'state_getStorage', params: ['0x00'] }

// jsdom's WebSocket cannot open, because its events are not Node's.
beforeEach(() => void vi.stubGlobal('WebSocket', WebSocket))

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(running.splice(0).map((rpc) => rpc.stop()))
})

async function start(answer: string): Promise<Rpc> {
  const rpc = await startRpc(answer)
  running.push(rpc)
  return rpc
}

function networkAt(...http: string[]): CaipNetwork {
  return checkNetworks({ networks: [{ ...polkadot, rpcUrls: { default: { http } } }] })[0]
}

const good = '{"jsonrpc":"2.0","id":1,"result":"0x12"}'

test.each(['httpUrl', 'webSocketUrl'] as const)('default: %s', async (url) => {
  const rpc = await start(good)
  expect(await callRpc(networkAt(rpc[url]), call)).toBe('0x12')
  expect(rpc.calls).toEqual([{ jsonrpc: '2.0', id: 1, ...call }])
})

test('behavior: the next one is asked when one fails, and no more than needed', async () => {
  const broken = await start('{"id":1,"error":{"code":-32000,"message":"Not now"}}')
  const next = await start(good)
  const spare = await start(good)
  const network = networkAt('ws://127.0.0.1:9', broken.httpUrl, next.httpUrl, spare.httpUrl)
  expect(await callRpc(network, call)).toBe('0x12')
  expect([broken, next, spare].map(({ calls }) => calls.length)).toEqual([1, 1, 0])
})

test.each(['httpUrl', 'webSocketUrl'] as const)(
  'error: NETWORK_RPC_FAILED with the reason of the node, %s',
  async (url) => {
    const rpc = await start('{"id":1,"error":{"code":-32602,"message":"Invalid params"}}')
    await expect(callRpc(networkAt(rpc[url]), call)).rejects.toMatchObject({
      code: 'NETWORK_RPC_FAILED',
      context: { network: 'Polkadot' },
      cause: { message: 'Invalid params' },
    })
  },
)

test.each(['nonsense', 'null', '[', 'close'])('error: a socket that says %s', async (answer) => {
  const rpc = await start(answer)
  await expect(callRpc(networkAt(rpc.webSocketUrl), call)).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
  })
})

test('error: a socket that says nothing is given up', async () => {
  const rpc = await start('never')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const attempt = expect(callRpc(networkAt(rpc.webSocketUrl), call)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('No answer in time') },
  })
  await vi.advanceTimersByTimeAsync(11_000)
  await attempt
})
