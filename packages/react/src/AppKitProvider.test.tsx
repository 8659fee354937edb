import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { AppKitProvider } from './AppKitProvider.tsx'
import { useAppKitAccount } from './hooks/useAppKitAccount.ts'
import { getDefaultKit } from './kit/kitRegistry.ts'
import { createTestAdapter } from './test/createTestAdapter.ts'

function Status() {
  return <p>{useAppKitAccount().status}</p>
}

test('behavior: creates one kit, in strict mode and over fifty mounts', () => {
  const adapter = createTestAdapter()
  for (let run = 0; run < 50; run += 1) {
    const { unmount, container } = render(
      <StrictMode>
        <AppKitProvider adapters={[adapter]} networks={[mainnet]}>
          <Status />
        </AppKitProvider>
      </StrictMode>,
    )
    expect(container.textContent).toBe('disconnected')
    expect(adapter.running()).toBe(1)
    unmount()
  }
  getDefaultKit()?.destroy()
  expect(adapter.running()).toBe(0)
})

test('behavior: a thousand renders with other objects and closures leave the kit as it is', () => {
  const adapter = createTestAdapter()
  const kits = new Set<unknown>()
  const toPage = (run: number) => (
    <AppKitProvider
      adapters={[adapter]}
      networks={[{ ...mainnet }]}
      metadata={{ name: 'App', description: '', url: 'https://app.example', icons: [] }}
      onEvent={() => void run}
    >
      <Status />
    </AppKitProvider>
  )
  const { rerender, unmount, container } = render(toPage(0))
  for (let run = 1; run <= 1000; run += 1) {
    rerender(toPage(run))
    kits.add(getDefaultKit())
  }
  expect(container.textContent).toBe('disconnected')
  expect([kits.size, adapter.running()]).toEqual([1, 1])
  unmount()
  getDefaultKit()?.destroy()
})
