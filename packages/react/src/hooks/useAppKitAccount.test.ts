import type { EmbeddedWalletInfo } from '@cleat/core'
import { bitcoin, polkadot, solana } from '@cleat/core/networks'
import { act, renderHook } from '@testing-library/react'
import { mainnet } from 'viem/chains'
import { expect, expectTypeOf, test } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitAccount } from './useAppKitAccount.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default', async () => {
  const rendered = await renderWithKit(() => useAppKitAccount())
  const { kit } = rendered
  expect(rendered.result.current).toEqual({
    allAccounts: [],
    caipAddress: undefined,
    address: undefined,
    isConnected: false,
    status: 'disconnected',
  })
  await act(() => kit.actions.connect({ connectorId: 'harbour' }))
  expect(rendered.result.current).toEqual({
    allAccounts: [
      { namespace: 'eip155', address, chainId: 1, caipAddress: `eip155:1:${address}`, type: 'eoa' },
    ],
    caipAddress: `eip155:1:${address}`,
    address,
    isConnected: true,
    status: 'connected',
  })
})

test('behavior: an embedded wallet says who is logged in', async () => {
  const { kit, result } = await renderWithKit(() => useAppKitAccount())
  await act(() => kit.actions.connect({ connectorId: 'harbour' }))
  expect(result.current.embeddedWalletInfo).toBeUndefined()
  const embeddedWalletInfo: EmbeddedWalletInfo = {
    user: { email: 'ada@app.example', accounts: [{ type: 'eoa', address }] },
    ...{ authProvider: 'google', accountType: 'eoa', isSmartAccountDeployed: false },
  }
  const { eip155 = {} } = kit.controllers.account.state
  await act(async () => void Object.assign(eip155, { embeddedWalletInfo }))
  expect(result.current.embeddedWalletInfo).toEqual(embeddedWalletInfo)
})

test('behavior: after a reload the status is reconnecting, then connected', async () => {
  const adapter = createTestAdapter({ session: true })
  const release = adapter.hold()
  const rendered = await renderWithKit(() => useAppKitAccount(), adapter)
  expect(rendered.result.current.status).toBe('reconnecting')
  await act(async () => release())
  expect([...new Set(rendered.renders.map(({ status }) => status))]).toEqual([
    'reconnecting',
    'connected',
  ])
})

test('behavior: its fields never contradict each other', async () => {
  const rendered = await renderWithKit(() => useAppKitAccount())
  const { kit } = rendered
  for (let run = 0; run < 5; run += 1) {
    await act(() => kit.actions.connect({ connectorId: 'harbour' }))
    await act(() => kit.actions.disconnect())
  }
  for (const { status, address, caipAddress, isConnected, allAccounts } of rendered.renders) {
    const connected = status === 'connected'
    expect([isConnected, address !== undefined, caipAddress !== undefined]).toEqual([
      connected,
      connected,
      connected,
    ])
    expect(allAccounts.length > 0).toBe(connected)
  }
})

test('behavior: renders only when a field changes', async () => {
  const rendered = await renderWithKit(() => useAppKitAccount())
  const { kit } = rendered
  const before = rendered.renders.length
  await act(async () => kit.controllers.theme.setThemeMode('light'))
  await act(async () => kit.controllers.modal.setLoading(true))
  expect(rendered.renders).toHaveLength(before)
})

test.each(['eip155', 'solana', 'bip122', 'polkadot'])(
  'parameters: namespace, of %s it is the same object whatever becomes of the others',
  async (namespace) => {
    const networks = [mainnet, solana, bitcoin, polkadot] as const
    const names = ['eip155', 'solana', 'bip122', 'polkadot']
    const kit = createAppKit({
      networks,
      adapters: names.map((name) => createTestAdapter({ namespace: name })),
    })
    const renders: useAppKitAccount.ReturnType[] = []
    const { unmount } = renderHook(() => renders.push(useAppKitAccount({ namespace })))
    await act(() => kit.actions.connect({ connectorId: 'harbour', namespace }))
    const { length } = renders
    const last = renders.at(-1)
    expect(last?.status).toBe('connected')
    for (const other of names.filter((name) => name !== namespace)) {
      await act(() => kit.actions.connect({ connectorId: 'harbour', namespace: other }))
      await act(() => kit.actions.disconnect({ namespace: other }))
    }
    expect(renders).toHaveLength(length)
    await act(() => kit.actions.disconnect({ namespace }))
    expect(renders.length).toBeGreaterThan(length)
    expect(renders.at(-1)?.status).toBe('disconnected')
    unmount()
    kit.destroy()
  },
)

test('parameters: namespace', async () => {
  const rendered = await renderWithKit(() => useAppKitAccount({ namespace: 'solana' }))
  expect(rendered.result.current).toMatchObject({ status: 'disconnected', isConnected: false })
})

test('behavior: knows nothing before createAppKit, and follows it from then on', async () => {
  const { result } = renderHook(() => useAppKitAccount())
  expect(result.current).toMatchObject({ status: undefined, isConnected: false, allAccounts: [] })
  const adapter = createTestAdapter({ session: true })
  let kit: AppKitInstance | undefined
  await act(async () => {
    kit = createAppKit({ adapters: [adapter], networks: [mainnet] })
  })
  expect(result.current.status).toBe('connected')
  await act(async () => kit?.destroy())
})

test('types: addresses of a known namespace', () => {
  type Evm = useAppKitAccount.ReturnType<'eip155'>
  expectTypeOf<Evm['address']>().toEqualTypeOf<`0x${string}` | undefined>()
  expectTypeOf<Evm['allAccounts'][number]['address']>().toEqualTypeOf<`0x${string}`>()
  expectTypeOf<useAppKitAccount.ReturnType<'solana'>['address']>().toEqualTypeOf<
    string | undefined
  >()
  expectTypeOf<useAppKitAccount.ReturnType['address']>().toEqualTypeOf<string | undefined>()
  // As apps hand it on.
  expectTypeOf<Evm>().toExtend<useAppKitAccount.ReturnType>()
})
