import { CleatError } from '@cleat/core'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitBalance } from './useAppKitBalance.ts'

const connect = async (
  read?: () => Promise<{ value: bigint; decimals: number; symbol: string }>,
) => {
  const adapter = createTestAdapter()
  if (read) adapter.features['balance:read'] = read
  const rendered = await renderWithKit(() => useAppKitBalance(), adapter)
  await act(async () => void (await rendered.kit.actions.connect({ connectorId: 'harbour' })))
  return rendered
}

test('default', async () => {
  const { result } = await connect(async () => ({
    value: 1_000_000_000_000_000_001n,
    decimals: 18,
    symbol: 'ETH',
  }))
  expect(await result.current.fetchBalance()).toEqual({
    data: { balance: '1.000000000000000001', symbol: 'ETH' },
    error: null,
    isSuccess: true,
    isError: false,
  })
})

test('error: CONNECTION_NOT_CONNECTED', async () => {
  const { result } = await renderWithKit(() => useAppKitBalance())
  expect(await result.current.fetchBalance()).toMatchObject({
    data: undefined,
    error: { code: 'CONNECTION_NOT_CONNECTED' },
    isSuccess: false,
    isError: true,
  })
})

test('error: NETWORK_RPC_FAILED', async () => {
  const failure = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  const { result } = await connect(() => Promise.reject(failure))
  expect(await result.current.fetchBalance()).toMatchObject({ error: failure, isError: true })
})

test('error: ADAPTER_FEATURE_MISSING', async () => {
  const { result } = await connect()
  expect((await result.current.fetchBalance()).error).toMatchObject({
    code: 'ADAPTER_FEATURE_MISSING',
  })
})

test('error: CONFIG_NO_KIT is answered, not thrown', async () => {
  const { result } = renderHook(() => useAppKitBalance())
  expect((await result.current.fetchBalance()).error).toMatchObject({ code: 'CONFIG_NO_KIT' })
})
