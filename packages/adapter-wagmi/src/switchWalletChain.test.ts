import { isCleatError } from '@cleat/core/adapter'
import { guardProvider, switchWalletChain } from '@cleat/evm'
import { startLocalnet } from '@cleat/localnet'
import {
  answerGarbage,
  createDevWallet,
  type DevWallet,
  rejectRequest,
  rejectWith,
} from '@cleat/testing'
import { base, mainnet, optimism } from 'viem/chains'
import { afterAll, beforeEach, expect, test } from 'vitest'

let wallet: DevWallet
let provider: ReturnType<typeof guardProvider>
const localnet = await startLocalnet({ chains: [{ id: optimism.id, name: optimism.name }] })
const local = localnet.chains[0]
const rpcUrls = { default: { http: [local?.rpcUrl ?? ''] } }

afterAll(() => localnet.stop())

beforeEach(async () => {
  const chains = [mainnet, base].map(({ id, name }) => ({ id, name, rpcUrl: 'http://127.0.0.1:9' }))
  wallet = createDevWallet({ chains })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  provider = guardProvider({ provider: wallet.provider, name: 'Harbour' })
})

const switchTo = (chain: typeof base | typeof optimism) =>
  switchWalletChain({ provider, wallet: 'Harbour', chain: { ...chain, rpcUrls } as never })

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error) => (isCleatError(error) ? error.code : error),
  )

test('default', async () => {
  await switchTo(base)
  expect(wallet.chainId).toBe(base.id)
})

test('behavior: a chain that the wallet does not know is added', async () => {
  await switchTo(optimism)
  expect(wallet.chainId).toBe(optimism.id)
  const added = wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toMatchObject([
    { chainId: '0xa', chainName: 'OP Mainnet', rpcUrls: [local?.rpcUrl] },
  ])
})

test('behavior: some wallets hide the code for an unknown chain', async () => {
  for (const error of [
    { code: -32603 },
    { code: '4902' },
    { code: -32603, data: { originalError: { code: 4902 } } },
  ]) {
    wallet.switchChain(mainnet.id)
    wallet.program('wallet_switchEthereumChain', rejectWith(error))
    await switchTo(optimism)
    expect(wallet.chainId).toBe(optimism.id)
  }
})

test.each([
  ['declines', rejectRequest(), 'NETWORK_SWITCH_REJECTED'],
  ['cannot', rejectRequest({ code: 4200 }), 'NETWORK_SWITCH_UNSUPPORTED'],
  ['fails', rejectWith(null), 'NETWORK_SWITCH_FAILED'],
])('error: the wallet %s', async (_, behaviour, code) => {
  wallet.program('wallet_switchEthereumChain', behaviour)
  expect(await codeOf(switchTo(base))).toBe(code)
  expect(wallet.chainId).toBe(mainnet.id)
})

test('error: adding is declined', async () => {
  wallet.program('wallet_addEthereumChain', rejectRequest())
  expect(await codeOf(switchTo(optimism))).toBe('NETWORK_SWITCH_REJECTED')
})

test('error: the wallet says it has switched and has not', async () => {
  wallet.program('wallet_switchEthereumChain', answerGarbage(null))
  expect(await codeOf(switchTo(base))).toBe('NETWORK_SWITCH_FAILED')
})

test('behavior: the wallet arrives a moment after it answered', async () => {
  wallet.program('wallet_switchEthereumChain', answerGarbage(null))
  setTimeout(() => wallet.switchChain(base.id), 100)
  expect(await codeOf(switchTo(base))).toBe('resolved')
})
