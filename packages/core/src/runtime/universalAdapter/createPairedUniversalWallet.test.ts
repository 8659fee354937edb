import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { toCaipNetwork } from '../../base/caip/toCaipNetwork.ts'
import type { PairedState, PairedWallet } from '../../contract/adapter/pairedWallet.ts'
import { mainnet } from '../../test/networks.ts'
import { createPairedUniversalWallet } from './createPairedUniversalWallet.ts'

const [hub, osmosis] = ['cosmos:cosmoshub-4', 'cosmos:osmosis-1'].map(toCaipNetworkId)
if (!hub || !osmosis) throw new Error('There are two chains.')
const namespace = 'cosmos'
const network = toCaipNetwork({
  network: { ...mainnet, id: 'osmosis-1', chainNamespace: namespace },
})

const paired: PairedState = {
  accounts: [
    { caipNetworkId: hub, address: 'cosmos1a' },
    { caipNetworkId: osmosis, address: 'osmo1a' },
    { caipNetworkId: hub, address: 'cosmos1b' },
  ],
  ...{ caipNetworkId: hub, chains: [hub, osmosis], methods: ['cosmos_signAmino'], properties: {} },
}

function create(state: PairedState | null, parts: Partial<PairedWallet> = {}) {
  const asked: unknown[] = []
  return {
    asked,
    wallet: createPairedUniversalWallet({
      namespace,
      paired: {
        ...{ id: 'walletConnect', name: 'WalletConnect', kind: 'walletConnect' },
        read: async () => state,
        pair: async () => state,
        request: async (request) => void asked.push(request),
        switchChain: async ({ caipNetworkId }) => state && { ...state, caipNetworkId },
        disconnect: async () => undefined,
        subscribe: () => () => undefined,
        ...parts,
      },
    }),
  }
}

test('default: the accounts are those of the active chain', async () => {
  const { wallet } = create(paired)
  expect(await wallet.read?.()).toEqual({
    accounts: [{ address: 'cosmos1a' }, { address: 'cosmos1b' }],
    caipNetworkId: hub,
  })
  expect(await wallet.switchNetwork?.({ network })).toEqual({
    accounts: [{ address: 'osmo1a' }],
    caipNetworkId: osmosis,
  })
})

test('behavior: without accounts on the active chain, all are shared', async () => {
  const [, second] = paired.accounts
  const { wallet } = create({ ...paired, accounts: second ? [second] : [] })
  expect(await wallet.read?.()).toMatchObject({ accounts: [{ address: 'osmo1a' }] })
})

test('behavior: a request goes to the active chain, or to the one that it names', async () => {
  const { asked, wallet } = create(paired)
  const request = { method: 'cosmos_signAmino', params: {} }
  await wallet.request(request)
  await wallet.request({ ...request, caipNetworkId: osmosis })
  expect(asked).toEqual([
    { ...request, caipNetworkId: hub },
    { ...request, caipNetworkId: osmosis },
  ])
})

test('error: without a session', async () => {
  const { wallet } = create(null)
  expect(await wallet.read?.()).toBeNull()
  const asked = wallet.request({ method: 'cosmos_signAmino' })
  await expect(asked).rejects.toMatchObject({ code: 'WALLET_DISCONNECTED' })
})

test('error: NETWORK_SWITCH_UNSUPPORTED, REQUEST_USER_REJECTED', async () => {
  const { wallet } = create(paired, {
    switchChain: async () => null,
    request: () => Promise.reject(Object.assign(new Error('no'), { code: 5000 })),
  })
  const switching = wallet.switchNetwork?.({ network })
  await expect(switching).rejects.toMatchObject({ code: 'NETWORK_SWITCH_UNSUPPORTED' })
  const asked = wallet.request({ method: 'cosmos_signAmino' })
  await expect(asked).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
})
