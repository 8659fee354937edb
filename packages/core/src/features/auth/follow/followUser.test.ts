import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createConnection } from '../../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { mainnetId } from '../../../test/networks.ts'
import { openAuth } from '../../../test/openAuth.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const opened = await openAuth()
  onTestFinished(() => opened.kit.destroy())
  return opened
}

test('default: whether the smart account is there, asked once for each network', async () => {
  const { auth, evm, last, account } = await open()
  const read = vi.fn(async () => ({ kind: 'known', name: 'Seven', address: '0x7' }) as const)
  const isDeployed = (namespace: string) =>
    account.get(namespace).embeddedWalletInfo?.isSmartAccountDeployed
  evm.features['account:code'] = read
  const connecting = auth.connectPasskey()
  last().approve()
  await connecting
  await vi.waitFor(() => expect(isDeployed('eip155')).toBe(true))
  expect(isDeployed('solana')).toBe(false)
  evm.setConnection(createConnection({ connectorId: 'AUTH' }))
  expect(isDeployed('eip155')).toBe(true)
  expect(read).toHaveBeenCalledTimes(1)
})

test('behavior: a contract account is there with any code, and its key has another address', async () => {
  const { auth, evm, last, account } = await open()
  evm.features['account:code'] = async () => ({ kind: 'contract' })
  const connecting = auth.connectPasskey()
  last().approve()
  await connecting
  const read = () => account.get('eip155').embeddedWalletInfo
  await vi.waitFor(() => expect(read()?.isSmartAccountDeployed).toBe(true))
  const accounts = [{ address: '0xc0' }, { address: '0xe0' }] as const
  evm.setConnection(createConnection({ connectorId: 'AUTH', accounts }))
  expect(read()?.user.accounts).toEqual([
    { type: 'smartAccount', address: '0xc0' },
    { type: 'eoa', address: '0xe0' },
  ])
})

test('behavior: the account is a smart one once its first batch is there', async () => {
  const { auth, evm, kit, last, account } = await open()
  const read = vi.fn(async () => ({ kind: 'none' }) as object)
  const isDeployed = () => account.get('eip155').embeddedWalletInfo?.isSmartAccountDeployed
  evm.features['account:code'] = read as never
  const connecting = auth.connectPasskey()
  last().approve()
  await connecting
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  expect(isDeployed()).toBe(false)
  read.mockResolvedValue({ kind: 'known', name: 'Seven', address: '0x7' })
  const batch = { network: 'eip155:1', calls: 2, mode: 'wallet' } as const
  kit.controllers.events.track('BATCH_CONFIRMED', batch)
  await vi.waitFor(() => expect(isDeployed()).toBe(true))
  expect(read).toHaveBeenCalledTimes(2)
})

test('behavior: the account is a plain one once its code is taken away', async () => {
  const { auth, evm, kit, last, account } = await open()
  const read = vi.fn(async () => ({ kind: 'known', name: 'Seven', address: '0x7' }) as object)
  const isDeployed = () => account.get('eip155').embeddedWalletInfo?.isSmartAccountDeployed
  evm.features['account:code'] = read as never
  const connecting = auth.connectPasskey()
  last().approve()
  await connecting
  await vi.waitFor(() => expect(isDeployed()).toBe(true))
  const smartAccount = await kit.feature('smartAccount')
  const removing = smartAccount.removeUpgrade({ caipNetworkId: mainnetId })
  read.mockResolvedValue({ kind: 'none' })
  await removing
  expect(smartAccount.state.upgrading).toMatchObject({ status: 'success' })
  expect(isDeployed()).toBe(false)
  // What the settings see of a later upgrade counts, too.
  read.mockResolvedValue({ kind: 'known', name: 'Seven', address: '0x7' })
  await smartAccount.readAccountCode({ networks: [mainnetId] })
  expect(isDeployed()).toBe(true)
})
