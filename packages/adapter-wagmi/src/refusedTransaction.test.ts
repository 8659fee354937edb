import { createKit, sendTransfer } from '@cleat/core'
import type { Eip1193Provider } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { createDevWallet } from '@cleat/testing'
import { createTestClient, encodeErrorResult, http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, expect, test } from 'vitest'
import { WagmiAdapter } from './WagmiAdapter.ts'

const localnet = await startLocalnet({ chains: [{ id: mainnet.id, name: mainnet.name }] })
const rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
const rdns = 'dev.cleat.harbour'
const wallet = createDevWallet({ chains: localnet.chains, info: { name: 'Harbour', rdns } })
wallet.announce()
const customRpcUrls = { 'eip155:1': [{ url: rpcUrl }] }
const networks = [mainnet] as const
const adapters = [new WagmiAdapter({ networks, customRpcUrls })]
const kit = createKit({ adapters, networks, customRpcUrls })
kit.start()
afterAll(async () => {
  kit.destroy()
  wallet.destroy()
  await localnet.stop()
})

const contract = '0x00000000000000000000000000000000000c1ea8'

test('error: the chain says why it refused a transfer, and a contract why it reverted', async () => {
  const { address } = await kit.actions.connect({ connectorId: rdns })
  await expect(sendTransfer(kit, { to: contract, value: 10n ** 30n })).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: expect.stringMatching(/insufficient funds/i), hash: undefined },
  })

  // Reverts with its call data.
  const bytecode = '0x366000600037366000fd'
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await client.setCode({ address: contract, bytecode })
  const abi = [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }] as const
  const data = encodeErrorResult({ abi, errorName: 'Error', args: ['Not today'] })
  const provider = kit.getProvider<Eip1193Provider>('eip155')
  const params = [{ from: address, to: contract, data }]
  await expect(provider?.request({ method: 'eth_sendTransaction', params })).rejects.toMatchObject({
    code: 3,
    cause: { code: 'TRANSACTION_FAILED', context: { reason: 'Not today' } },
  })
})
