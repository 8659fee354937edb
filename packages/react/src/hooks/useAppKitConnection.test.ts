import { CleatError } from '@cleat/core'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitConnection } from './useAppKitConnection.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function start() {
  const onSuccess = vi.fn()
  const onError = vi.fn()
  const rendered = await renderWithKit(() =>
    useAppKitConnection({ namespace: 'eip155', onSuccess, onError }),
  )
  return { ...rendered, onSuccess, onError }
}

test('default', async () => {
  const { result, onSuccess, onError } = await start()
  expect(result.current).toMatchObject({ connection: undefined, isPending: false })
  await act(() => result.current.switchConnection({ connection: { connectorId: 'harbour' } }))
  expect(result.current).toMatchObject({ connection: { connectorId: 'harbour' }, isPending: false })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith({
    address,
    namespace: 'eip155',
    hasSwitchedAccount: false,
    hasSwitchedWallet: true,
    hasDeletedWallet: false,
  })
  expect(onError).not.toHaveBeenCalled()
})

test('behavior: pending while the wallet decides', async () => {
  const { result, adapter } = await start()
  let approve: () => void = () => undefined
  const { connect } = adapter
  Object.assign(adapter, {
    connect: async (parameters: Parameters<typeof connect>[0]) => {
      await new Promise<void>((resolve) => {
        approve = resolve
      })
      return connect(parameters)
    },
  })
  await act(async () => {
    void result.current.switchConnection({ connection: { connectorId: 'harbour' } })
  })
  expect(result.current.isPending).toBe(true)
  await act(async () => approve())
  expect(result.current).toMatchObject({ isPending: false, connection: { name: 'Harbour' } })
})

test('error: CONNECTION_USER_REJECTED goes to onError, and the promise resolves', async () => {
  const { result, adapter, onSuccess, onError } = await start()
  const failure = new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } })
  adapter.fail(failure)
  await act(() => result.current.switchConnection({ connection: { connectorId: 'harbour' } }))
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure)
  expect(onSuccess).not.toHaveBeenCalled()
  expect(result.current.isPending).toBe(false)
})

test('error: ADAPTER_FEATURE_MISSING for another account of the same wallet', async () => {
  const { result, kit, onError } = await start()
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  await act(() =>
    result.current.switchConnection({ connection: { connectorId: 'harbour' }, address: '0x1' }),
  )
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'ADAPTER_FEATURE_MISSING' }),
  )
})

test('behavior: deletes the connection and its entry in storage', async () => {
  const { result, kit, onSuccess } = await start()
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(kit.controllers.connectors.state.recentWallets).toHaveLength(1)
  await act(() => result.current.deleteConnection({ connectorId: 'harbour', address }))
  expect(kit.getIsConnectedState()).toBe(false)
  expect(kit.controllers.connectors.state.recentWallets).toEqual([])
  expect(kit.storage.get('recentWallets')).toEqual([])
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ address, hasDeletedWallet: true }),
  )
})

test('behavior: removes a wallet of an earlier visit', async () => {
  const { result, kit } = await start()
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  await act(async () =>
    kit.controllers.connectors.setRecentWallets([
      { id: 'harbour', name: 'Harbour' },
      { id: 'other', name: 'Other' },
    ]),
  )
  await act(() => result.current.deleteConnection({ connectorId: 'other', address: '0x1' }))
  expect(kit.getIsConnectedState()).toBe(true)
  expect(kit.controllers.connectors.state.recentWallets).toEqual([
    { id: 'harbour', name: 'Harbour' },
  ])
})
