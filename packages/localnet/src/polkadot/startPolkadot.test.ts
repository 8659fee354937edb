import { ApiPromise, HttpProvider, Keyring, WsProvider } from '@polkadot/api'
import { afterAll, expect, test } from 'vitest'
import { startPolkadot } from './startPolkadot.ts'

const node = await startPolkadot()
afterAll(() => node.stop())

test('default', async () => {
  expect(node.network).toMatchObject({
    id: node.genesisHash.slice(2, 34),
    name: 'Local Asset Hub',
    nativeCurrency: { symbol: 'ROC', decimals: 12 },
    rpcUrls: { default: { http: [node.rpcUrl], webSocket: [node.webSocketUrl] } },
  })
  const api = await connect(new HttpProvider(node.rpcUrl))
  expect(api.genesisHash.toHex()).toBe(node.genesisHash)
  expect(String(await api.rpc.system.chain())).toBe('asset-hub-rococo')
  await api.disconnect()
})

test('default: the library of the chains sends, and the money arrives', {
  timeout: 60_000,
}, async () => {
  const api = await connect(new WsProvider(node.webSocketUrl))
  const alice = new Keyring({ type: 'sr25519' }).addFromUri('//Alice')
  const to = new Keyring({ type: 'sr25519' }).addFromUri('//Charlie').address
  expect(node.addresses[0]).toBe(alice.address)
  const transfer = api.tx.balances?.transferKeepAlive
  if (!transfer) throw new Error('The chain has no transfer.')
  await new Promise<void>((resolve, reject) => {
    transfer(to, 250_000_000_001n)
      .signAndSend(alice, ({ status, dispatchError }) => {
        if (dispatchError) reject(new Error(dispatchError.toString()))
        // The library keeps only the last notice that comes before its subscription is known.
        else if (status.isInBlock || status.isFinalized) resolve()
      })
      .catch(reject)
  })
  const account = await api.query.system?.account?.(to)
  expect(account?.toJSON()).toMatchObject({ data: { free: 250_000_000_001 } })
  await api.disconnect()
})

test('error: too little time', async () => {
  await expect(startPolkadot({ timeoutMs: 1 })).rejects.toMatchObject({
    code: 'LOCALNET_START_FAILED',
    message: expect.stringContaining('did not listen within 0.001 seconds'),
  })
})

function connect(provider: HttpProvider | WsProvider): Promise<ApiPromise> {
  // The library's types are inconsistent under exactOptionalPropertyTypes.
  return ApiPromise.create({ provider: provider as never, noInitWarn: true })
}
