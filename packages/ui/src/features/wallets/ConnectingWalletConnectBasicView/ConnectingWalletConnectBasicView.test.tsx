import { CleatError } from '@cleat/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestPairing } from '../../../test/createTestPairing.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

async function renderCode(options: Parameters<typeof renderModal>[0] = {}) {
  const pairing = createTestPairing()
  const modal = await renderModal({ pairing, ...options })
  await modal.step(() => {
    void modal.kit.actions.open()
    modal.kit.controllers.router.push({ name: 'ConnectingWalletConnectBasic' })
  })
  return { ...modal, pairing }
}

test('default', async () => {
  const { pairing, step, view } = await renderCode()
  expect(screen.getByRole('dialog', { name: 'Scan with your phone' })).toBeTruthy()
  expect(pairing.asked.map(({ wallet }) => wallet)).toEqual([undefined])
  await step(() => pairing.propose())
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeTruthy()
  expect(screen.getAllByText(/^Scan with a wallet app or your phone’s camera/)).toBeTruthy()
  await expectAccessible(view.container)
})

test('behavior: whoever has no wallet learns where to get one', async () => {
  const { kit, user } = await renderCode()
  await user.click(screen.getByRole('button', { name: 'Get a wallet' }))
  expect(kit.controllers.router.current().name).toBe('GetWallet')
})

test('behavior: says who has connected', async () => {
  const { pairing, step } = await renderCode()
  await step(() => pairing.propose())
  await step(() => pairing.answer())
  expect(screen.getByRole('heading', { name: 'Connected' })).toBeTruthy()
})

test("behavior: the app's own pairing is shown, and who has connected", async () => {
  const { kit, pairing, step } = await renderCode({ manualWCControl: true })
  expect(pairing.asked).toEqual([])
  const { connection } = kit.controllers
  await step(() => connection.set({ wcUri: 'wc:1@2?expiryTimestamp=9999999999' }))
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeTruthy()
  const joined = { status: 'success', connectorId: 'walletConnect', namespace: 'eip155' } as const
  await step(() => connection.setFlow(joined))
  expect(screen.getByRole('heading', { name: 'Connected' })).toBeTruthy()
})

test('error: the relay cannot be reached', async () => {
  const { pairing, step } = await renderCode()
  const context = { relay: 'wss://relay.example' }
  await step(() => pairing.fail(new CleatError('CONNECTION_RELAY_UNREACHABLE', { context })))
  expect(screen.getByRole('heading', { name: 'Couldn’t connect' })).toBeTruthy()
})
