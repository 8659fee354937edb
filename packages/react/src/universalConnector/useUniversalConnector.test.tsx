import { renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { mainnet } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import { UniversalConnectorProvider } from './UniversalConnectorProvider.tsx'
import type { UniversalConnectorConfig } from './universalConnectorConfig.ts'
import { useUniversalConnector } from './useUniversalConnector.ts'

const networks = [{ namespace: 'eip155', chains: [mainnet], methods: ['personal_sign'] }]

function render(config: UniversalConnectorConfig) {
  const seen: boolean[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <UniversalConnectorProvider config={config}>{children}</UniversalConnectorProvider>
    </StrictMode>
  )
  const view = renderHook(
    () => {
      const state = useUniversalConnector()
      seen.push(state.ready)
      return state
    },
    { wrapper },
  )
  onTestFinished(() => {
    view.unmount()
    view.result.current.connector?.kit.destroy()
  })
  return { ...view, seen }
}

test('default', async () => {
  const { result, seen } = render({
    networks,
    modalConfig: { prefetch: 'none' },
    // Contacted by the first pairing only.
    providerConfig: { relayUrl: 'ws://127.0.0.1:9' },
  })
  expect(result.current).toEqual({ connector: undefined, ready: false, error: undefined })
  await waitFor(() => expect(result.current.ready).toBe(true), { timeout: 10_000 })
  expect(result.current.connector?.provider.isWalletConnect).toBe(true)
  expect(seen.indexOf(true)).toBeGreaterThan(0)
})

test('error: CONNECTOR_NOT_FOUND without a relay', async () => {
  const { result } = render({ networks, modalConfig: { prefetch: 'none' } })
  await waitFor(() => expect(result.current.error?.code).toBe('CONNECTOR_NOT_FOUND'), {
    timeout: 10_000,
  })
  expect(result.current).toMatchObject({ connector: undefined, ready: false })
})

test('error: CONFIG_NO_KIT outside of a provider', () => {
  expect(() => renderHook(() => useUniversalConnector())).toThrow(
    expect.objectContaining({ code: 'CONFIG_NO_KIT' }),
  )
})
