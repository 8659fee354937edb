import { loadNetworkIcon, loadRegistry, loadWalletIcon } from '@cleat/core/wallets'
import { cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { NetworkImage } from '../NetworkImage/NetworkImage.tsx'
import { WalletImage } from './WalletImage.tsx'

afterEach(cleanup)

const sourceOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src')

test('default', async () => {
  const wallet = (await loadRegistry()).find(({ image_id }) => image_id)
  const { container } = render(<WalletImage name="Wallet" imageId={wallet?.image_id} />, {
    wrapper: StrictMode,
  })
  await waitFor(() => expect(sourceOf(container)).toMatch(/^data:image\/svg/))
  expect(sourceOf(container)).toBe(await loadWalletIcon(wallet?.image_id ?? ''))
  await expectAccessible(container)
})

test('parameters: imageUrl comes before imageId', () => {
  const png = 'data:image/png;base64,AAAA'
  const { container } = render(<WalletImage name="Wallet" imageUrl={png} imageId="any" />)
  expect(sourceOf(container)).toBe(png)
})

test('behavior: a letter for a wallet nobody knows', async () => {
  const { container } = render(<WalletImage name="Someone" imageId="../../x" />)
  await waitFor(() => expect(container.textContent).toBe('S'))
})

test('NetworkImage: the icon of the registry', async () => {
  const { container } = render(<NetworkImage caipNetworkId="eip155:1" name="Ethereum" />)
  const icon = await loadNetworkIcon('eip155:1')
  await waitFor(() => expect(sourceOf(container)).toBe(icon))
})
