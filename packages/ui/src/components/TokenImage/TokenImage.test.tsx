import { loadTokenIcon } from '@cleat/core/wallets'
import { cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { TokenImage } from './TokenImage.tsx'

afterEach(cleanup)

const png = (name: string) => `data:image/png;base64,${name}`
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('default', async () => {
  const network = { caipNetworkId: 'eip155:8453', name: 'Base', imageUrl: png('base') }
  const { container } = render(
    <TokenImage name="USDC" imageUrl={png('usdc')} network={network} />,
    {
      wrapper: StrictMode,
    },
  )
  expect(sources(container)).toEqual([png('usdc'), png('base')])
  await expectAccessible(container)
})

test('behavior: letters where there are no pictures', async () => {
  const { container } = render(
    <TokenImage name="usdc" network={{ caipNetworkId: 'eip155:424242', name: 'Elsewhere' }} />,
  )
  await waitFor(() => expect(container.textContent).toBe('UE'))
})

test('parameters: address, whose icon the registry has', async () => {
  const network = { caipNetworkId: 'eip155:1', name: 'Ethereum', imageUrl: png('ethereum') }
  const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const { container } = render(<TokenImage name="USDC" address={address} network={network} />)
  const icon = await loadTokenIcon({ caipNetworkId: 'eip155:1', address })
  await waitFor(() => expect(sources(container)).toEqual([icon, png('ethereum')]))
})

test('parameters: address of a token that only calls itself so', async () => {
  const network = { caipNetworkId: 'eip155:1', name: 'Ethereum', imageUrl: png('ethereum') }
  const address = `0x${'11'.repeat(20)}`
  const { container } = render(<TokenImage name="USDC" address={address} network={network} />)
  await waitFor(() => expect(container.textContent).toBe('U'))
  expect(sources(container)).toEqual([png('ethereum')])
})

test('parameters: network absent', () => {
  const { container } = render(<TokenImage name="ETH" />)
  expect(container.textContent).toBe('E')
})
