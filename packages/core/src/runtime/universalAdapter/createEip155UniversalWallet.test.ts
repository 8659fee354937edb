import { expect, test } from 'vitest'
import { toCaipNetwork } from '../../base/caip/toCaipNetwork.ts'
import { createFakeProvider, type FakeProvider } from '../../test/createFakeProvider.ts'
import { base, baseId, mainnetId } from '../../test/networks.ts'
import { createEip155UniversalWallet } from './createEip155UniversalWallet.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const network = toCaipNetwork({ network: base })

const toError = (code: number) => () => Promise.reject(Object.assign(new Error('no'), { code }))

function create(answers: { [method: string]: unknown } = {}) {
  const provider: FakeProvider = createFakeProvider({
    ...{ eth_accounts: [address], eth_requestAccounts: [address], eth_chainId: '0x1' },
    ...answers,
  })
  const kind = 'walletConnect' as const
  const wallet = createEip155UniversalWallet({
    ...{ id: 'walletConnect', name: 'WalletConnect', kind, provider },
  })
  const connect = (isSilent: boolean) =>
    wallet.connect({ isSilent, network, signal: new AbortController().signal })
  const methods = () => provider.requests.map(({ method }) => method)
  return { provider, wallet, connect, methods }
}

test('default', async () => {
  const { connect, methods, wallet } = create()
  const state = { accounts: [{ address }], caipNetworkId: mainnetId }
  expect(await connect(false)).toEqual(state)
  expect(await connect(true)).toEqual(state)
  expect(await wallet.read?.()).toEqual(state)
  expect(methods().filter((method) => method !== 'eth_chainId')).toEqual([
    ...['eth_requestAccounts', 'eth_accounts', 'eth_accounts'],
  ])
})

test('behavior: without a session, it shares nothing', async () => {
  const { connect } = create({ eth_accounts: [] })
  expect(await connect(true)).toBeNull()
})

test('behavior: what the wallet changes is told in the same tick', () => {
  const { provider, wallet } = create()
  const told: unknown[] = []
  const state = { accounts: [{ address }] as const, caipNetworkId: mainnetId }
  const stop = wallet.watch(
    (next) => told.push(next),
    () => state,
  )
  provider.emit('accountsChanged', [other, address])
  provider.emit('chainChanged', '0x2105')
  provider.emit('accountsChanged', [])
  provider.emit('disconnect', {})
  expect(told).toEqual([
    { accounts: [{ address: other }, { address }], caipNetworkId: mainnetId },
    { accounts: [{ address }], caipNetworkId: baseId },
    null,
    null,
  ])
  stop()
  expect(provider.countListeners()).toBe(0)
})

test('behavior: an event before the first state asks for the rest of it', async () => {
  const { provider, wallet } = create()
  const told = new Promise((resolve) => {
    wallet.watch(resolve, () => undefined)
  })
  provider.emit('chainChanged', '0x1')
  expect(await told).toEqual({ accounts: [{ address }], caipNetworkId: mainnetId })
})

test('behavior: a chain that the wallet lacks is added', async () => {
  let isKnown = false
  const { provider, wallet, methods } = create({
    wallet_switchEthereumChain: () => (isKnown ? null : toError(4902)()),
    wallet_addEthereumChain: () => {
      isKnown = true
      return null
    },
    eth_chainId: () => (isKnown ? '0x2105' : '0x1'),
  })
  expect(await wallet.switchNetwork?.({ network })).toMatchObject({ caipNetworkId: baseId })
  const asked = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
  expect(methods().slice(0, 3)).toEqual([...asked, 'wallet_switchEthereumChain'])
  expect(provider.requests[1]?.params).toMatchObject([
    { chainId: '0x2105', chainName: network.name, rpcUrls: network.rpcUrls.default.http },
  ])
})

test.each([
  [4001, 'NETWORK_SWITCH_REJECTED'],
  [4200, 'NETWORK_SWITCH_UNSUPPORTED'],
])('error: %s of a switch is %s', async (code, expected) => {
  const { wallet } = create({ wallet_switchEthereumChain: toError(code) })
  await expect(wallet.switchNetwork?.({ network })).rejects.toMatchObject({ code: expected })
})

test('error: the wallet declines', async () => {
  const { connect, wallet } = create({
    eth_requestAccounts: toError(4001),
    personal_sign: toError(4001),
  })
  await expect(connect(false)).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  const asked = wallet.request({ method: 'personal_sign', params: [] })
  await expect(asked).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
})
