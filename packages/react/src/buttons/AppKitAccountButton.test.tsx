import { CleatError } from '@cleat/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { base, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { loadInterface } from '../interface/loadInterface.ts'
import { createTestAdapter, type TestAdapter } from '../test/createTestAdapter.ts'
import { AppKitAccountButton } from './AppKitAccountButton.tsx'

let adapter: TestAdapter
let kit: AppKitInstance
const readBalance = vi.fn()

beforeEach(async () => {
  await loadInterface()
  localStorage.clear()
  readBalance.mockReset()
  readBalance.mockResolvedValue({ value: 1_234_567n, decimals: 6, symbol: 'ETH' })
  adapter = createTestAdapter()
  adapter.features['balance:read'] = readBalance
  kit = createAppKit({ adapters: [adapter], networks: [mainnet, base], enableEmbedded: true })
})

afterEach(() => {
  cleanup()
  kit.destroy()
})

const connect = () => act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))

test('default', async () => {
  const { container } = render(<AppKitAccountButton />)
  expect(container.innerHTML).toBe('')
  await connect()
  expect(await screen.findByText('1.234 ETH')).toBeTruthy()
  expect(screen.getByRole('button').textContent).toBe('1.234 ETHAccount 0xf3…b92266')
  expect(readBalance).toHaveBeenCalledExactlyOnceWith({
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    network: expect.objectContaining({ id: 1 }),
  })
})

test('parameters: balance', async () => {
  render(<AppKitAccountButton balance="hide" />)
  await connect()
  expect((await screen.findByRole('button')).textContent).toBe('Account 0xf3…b92266')
  expect(readBalance).not.toHaveBeenCalled()
})

test('behavior: no place for a balance where the adapter cannot read it', async () => {
  const { 'balance:read': _, ...features } = adapter.features
  Object.assign(adapter, { features })
  render(<AppKitAccountButton />)
  await connect()
  expect((await screen.findByRole('button')).textContent).toBe('Account 0xf3…b92266')
})

test('behavior: fetches again when the network changes and when the modal closes', async () => {
  render(<AppKitAccountButton />)
  await connect()
  await screen.findByText('1.234 ETH')
  readBalance.mockResolvedValue({ value: 0n, decimals: 6, symbol: 'ETH' })
  await act(() => kit.switchNetwork(base))
  expect(await screen.findByText('0 ETH')).toBeTruthy()
  readBalance.mockResolvedValue({ value: 500_000n, decimals: 6, symbol: 'ETH' })
  await act(async () => void kit.open())
  await act(async () => kit.close())
  expect(await screen.findByText('0.5 ETH')).toBeTruthy()
  expect(readBalance).toHaveBeenCalledTimes(3)
})

test('error: NETWORK_RPC_FAILED shows a dash, or keeps what was known', async () => {
  const failure = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Base' } })
  readBalance.mockRejectedValueOnce(failure)
  render(<AppKitAccountButton />)
  await connect()
  expect(await screen.findByText('–')).toBeTruthy()
  await act(async () => void kit.open())
  await act(async () => kit.close())
  await screen.findByText('1.234 ETH')
  readBalance.mockRejectedValueOnce(failure)
  await act(async () => void kit.open())
  await act(async () => kit.close())
  expect(readBalance).toHaveBeenCalledTimes(3)
  expect(screen.getByText('1.234 ETH')).toBeTruthy()
})

test('behavior: a superseded answer changes nothing', async () => {
  let answer: (balance: unknown) => void = () => undefined
  readBalance.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  render(<AppKitAccountButton />)
  await connect()
  await vi.waitFor(() => expect(readBalance).toHaveBeenCalledTimes(1))
  await act(() => kit.switchNetwork(base))
  await screen.findByText('1.234 ETH')
  await act(async () => answer({ value: 9n, decimals: 0, symbol: 'OLD' }))
  expect(screen.getByText('1.234 ETH')).toBeTruthy()
})

test('behavior: code that could not be loaded is loaded when the page is seen again', async () => {
  await connect()
  const offline = vi.spyOn(kit.runtime, 'load').mockRejectedValue(new Error('offline'))
  render(<AppKitAccountButton />)
  expect(await screen.findByText('–')).toBeTruthy()
  offline.mockRestore()
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('1.234 ETH')).toBeTruthy()
})
