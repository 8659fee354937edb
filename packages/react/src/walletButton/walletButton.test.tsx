import { act, render, screen } from '@testing-library/react'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { AppKitWalletButton } from './AppKitWalletButton.tsx'
import { createAppKitWalletButton } from './createAppKitWalletButton.ts'
import { useAppKitWallet } from './useAppKitWallet.ts'

const harbour = { id: 'harbour-id', name: 'Harbour' }
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

let kit: AppKitInstance | undefined

function start() {
  kit = createAppKit({
    adapters: [createTestAdapter()],
    networks: [mainnet],
    customWallets: [harbour],
    enableEmbedded: true,
  })
  return kit
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  kit?.destroy()
  kit = undefined
})

const until = (check: () => void) => act(async () => void (await vi.waitFor(check)))

test('default: an installed wallet is connected without the modal', async () => {
  const button = createAppKitWalletButton({ namespace: 'eip155' })
  const listener = vi.fn()
  const stop = button.subscribeIsReady(listener)
  expect(button.isReady()).toBe(false)
  const { controllers } = start()
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith({ isReady: true }))
  await expect(button.connect('harbour')).resolves.toEqual({
    chainNamespace: 'eip155',
    chainId: 1,
    address,
  })
  expect(controllers.modal.state.open).toBe(false)
  stop()
})

test('behavior: a known wallet that is not here opens the modal on it', async () => {
  const { controllers } = start()
  const connecting = createAppKitWalletButton().connect('oneinch')
  await vi.waitFor(() => expect(controllers.modal.state.open).toBe(true))
  expect(controllers.router.current()).toMatchObject({ wallet: { name: '1inch Wallet' } })
  kit?.close()
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
})

test.each(['email', 'google', 'no-such-wallet'])(
  'error: CONNECTOR_NOT_FOUND for %s',
  async (name) => {
    start()
    await expect(createAppKitWalletButton().connect(name)).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
      context: { connectorId: name },
    })
  },
)

test('error: CONFIG_NO_KIT', async () => {
  await expect(createAppKitWalletButton().connect('metamask')).rejects.toMatchObject({
    code: 'CONFIG_NO_KIT',
  })
})

test('useAppKitWallet: the account or the error, and what happens meanwhile', async () => {
  const onSuccess = vi.fn()
  const onError = vi.fn()
  const { result, kit: own } = await renderWithKit(() => useAppKitWallet({ onSuccess, onError }))
  own.updateOptions({ customWallets: [harbour] })
  expect(result.current).toMatchObject({ data: undefined, isPending: false, isSuccess: false })
  await act(async () => result.current.connect('nobody'))
  expect(result.current).toMatchObject({ isError: true, error: { code: 'CONNECTOR_NOT_FOUND' } })
  expect(onError).toHaveBeenCalledTimes(1)
  await until(() => expect(result.current.isReady).toBe(true))
})

test('AppKitWalletButton: connects the wallet that it names', async () => {
  const { getIsConnectedState } = start()
  render(<AppKitWalletButton wallet="harbour" />)
  const button = await screen.findByRole('button', { name: 'Harbour' })
  await until(() => expect(button).toHaveProperty('disabled', false))
  await act(async () => button.click())
  await until(() => expect(getIsConnectedState()).toBe(true))
  await until(() => expect(button).toHaveProperty('disabled', true))
  await act(async () => kit?.disconnect())
  await until(() => expect(button).toHaveProperty('disabled', false))
})

test('parameters: namespace, which alone disables its button', async () => {
  start()
  render(
    <>
      <AppKitWalletButton wallet="harbour" namespace="eip155" />
      <AppKitWalletButton wallet="walletConnect" namespace="solana" />
    </>,
  )
  await act(async () => void (await createAppKitWalletButton().connect('harbour')))
  const [evm, other] = screen.getAllByRole('button')
  await until(() => expect(evm).toHaveProperty('disabled', true))
  expect(other).toHaveProperty('disabled', false)
})

test('behavior: an unknown wallet has a button that does nothing', async () => {
  start()
  render(<AppKitWalletButton wallet="no-such-wallet" />)
  await act(async () => void (await new Promise((done) => setTimeout(done, 50))))
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})

test('<appkit-wallet-button>: the same in any page, and as w3m-wallet-button', async () => {
  start()
  const element = document.createElement('w3m-wallet-button')
  element.setAttribute('wallet', 'harbour')
  await act(async () => document.body.append(element))
  await until(() =>
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('Harbour'),
  )
  expect(customElements.get('appkit-wallet-button')).toBeTruthy()
  element.remove()
})
