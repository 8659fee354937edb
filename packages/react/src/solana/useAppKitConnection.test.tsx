import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { AppKitProvider } from '../AppKitProvider.tsx'
import { createAppKit } from '../compatible/createAppKit.ts'
import { solana, solanaDevnet } from '../exports/networks.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { useAppKitConnection } from './useAppKitConnection.ts'

const devnet = {
  ...solanaDevnet,
  rpcUrls: { default: { http: ['https://devnet.example'], webSocket: ['wss://live.example'] } },
}

function createKit(networks: Parameters<typeof createAppKit>[0]['networks']) {
  const all = [{ ...createTestAdapter(), namespace: 'solana' as const }, createTestAdapter()]
  const adapters = all.filter(({ namespace }) =>
    networks.some(({ chainNamespace = 'eip155' }) => chainNamespace === namespace),
  )
  const kit = createAppKit({ adapters, networks })
  onTestFinished(() => {
    kit.destroy()
    localStorage.clear()
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  return { kit, wrapper }
}

test('default: the same while nothing changes, another one after a switch', async () => {
  const { kit, wrapper } = createKit([mainnet, solana, devnet])
  const { result, rerender } = renderHook(() => useAppKitConnection(), { wrapper })
  const { connection } = result.current
  expect(connection?.rpcEndpoint).toBe(solana.rpcUrls.default.http[0])
  expect(connection?.commitment).toBe('confirmed')
  rerender()
  await act(() => kit.switchNetwork(mainnet))
  expect(result.current.connection).toBe(connection)

  await act(() => kit.switchNetwork(devnet))
  expect(result.current.connection?.rpcEndpoint).toBe('https://devnet.example')
  expect(result.current.connection).toMatchObject({ _rpcWsEndpoint: 'wss://live.example' })
})

test('parameters: connectionSettings', () => {
  const { wrapper } = createKit([solana])
  const commitment = renderHook(() => useAppKitConnection({ connectionSettings: 'finalized' }), {
    wrapper,
  })
  expect(commitment.result.current.connection?.commitment).toBe('finalized')
  const settings = { commitment: 'processed', wsEndpoint: 'wss://own.example' } as const
  const own = renderHook(() => useAppKitConnection({ connectionSettings: settings }), { wrapper })
  expect(own.result.current.connection).toMatchObject({
    commitment: 'processed',
    _rpcWsEndpoint: 'wss://own.example',
  })
})

test('behavior: none without a cluster, and before createAppKit', () => {
  const before = renderHook(() => useAppKitConnection())
  expect(before.result.current.connection).toBeUndefined()
  before.unmount()
  const { wrapper } = createKit([mainnet])
  const { result } = renderHook(() => useAppKitConnection(), { wrapper })
  expect(result.current.connection).toBeUndefined()
})

test('behavior: none on the server', () => {
  const { wrapper: Wrapper } = createKit([solana])
  const Shown = () => <>{useAppKitConnection().connection?.rpcEndpoint ?? 'none'}</>
  const page = (
    <Wrapper>
      <Shown />
    </Wrapper>
  )
  expect(renderToString(page)).toBe('none')
})
