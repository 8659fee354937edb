import type { WaitingRequest, Wallet } from '@cleat/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestPairing } from '../../../test/createTestPairing.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { watchLinks } from '../../../test/watchLinks.ts'

const rainbow: Wallet = {
  id: 'rainbow',
  name: 'Rainbow',
  image_id: 'rainbow',
  mobile_link: 'rainbow://',
}
const signing: WaitingRequest = { id: 1, method: 'personal_sign', wallet: 'Rainbow' }

async function renderWaiting(...waiting: readonly WaitingRequest[]) {
  const pairing = createTestPairing()
  const modal = await renderModal({ pairing })
  const { kit, step } = modal
  const wait = (requests: readonly WaitingRequest[]) =>
    step(() => kit.controllers.connection.set({ waiting: requests }))
  await wait(waiting)
  await step(() => {
    void kit.actions.open()
    kit.controllers.router.reset({ name: 'ApproveInWallet' })
  })
  return { ...modal, pairing, waitFor: wait }
}

test('default', async () => {
  const { view } = await renderWaiting(signing)
  expect(screen.getByRole('heading', { name: 'Continue in Rainbow' })).toBeTruthy()
  expect(
    screen.getByText('Review and sign the message. Check your other device.', { selector: 'p' }),
  ).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(
    screen.getByText(/^Continue in Rainbow\. Review and sign the message/).closest('[role=status]'),
  ).toBeTruthy()
  await expectAccessible(view.container)
})

test.each([
  ['eth_signTypedData_v4', /^Review and sign the request/],
  ['eth_sendTransaction', /^Review and confirm the transaction/],
  ['wallet_switchEthereumChain', /^Approve the network switch/],
  ['wallet_watchAsset', /^Approve the request/],
])('behavior: says what is asked: %s', async (method, words) => {
  await renderWaiting({ ...signing, method })
  expect(screen.getByText(words, { selector: 'p' })).toBeTruthy()
})

test('behavior: a wallet on this device is opened by a link', async () => {
  const { user } = await renderWaiting({ ...signing, href: 'rainbow://', linked: rainbow })
  const followed = watchLinks()
  expect(screen.queryByText(/Check your other device/)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Open Rainbow' }))
  expect(followed).toEqual([{ href: 'rainbow://', target: '_self' }])
})

test('behavior: the wallet that was chosen is named and shown, whatever it calls itself', async () => {
  await renderWaiting({ ...signing, wallet: 'Peer', href: 'rainbow://', linked: rainbow })
  expect(screen.getByRole('link', { name: 'Open Rainbow' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Continue in Rainbow' })).toBeTruthy()
  const icon = () => document.querySelector('dialog img')?.getAttribute('src')
  await waitFor(() => expect(icon()).toMatch(/^data:image\/svg/))
})

test.each([
  ['is not safe', { href: 'javascript:alert(1)', linked: rainbow }],
  ['leads to another wallet', { href: 'trust://', linked: rainbow }],
  ['leads to no wallet', { href: 'rainbow://' }],
])('behavior: a link that %s is none', async (_, fields) => {
  await renderWaiting({ ...signing, ...fields })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/Check your other device/, { selector: 'p' })).toBeTruthy()
})

test('behavior: the newest request is shown, and then the one before it', async () => {
  const { waitFor: wait } = await renderWaiting(signing, { ...signing, id: 2, wallet: 'Zerion' })
  expect(screen.getByRole('heading', { name: 'Continue in Zerion' })).toBeTruthy()
  await wait([signing])
  expect(screen.getByRole('heading', { name: 'Continue in Rainbow' })).toBeTruthy()
})

test('behavior: a request can be given up, and the modal closes', async () => {
  const { kit, pairing, user } = await renderWaiting(signing)
  await user.click(screen.getByRole('button', { name: 'Cancel request' }))
  expect(pairing.cancelled).toEqual([1])
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: goes back to where the visitor was when the wallet has answered', async () => {
  const { kit, step, waitFor: wait } = await renderWaiting(signing)
  await step(() => {
    kit.controllers.router.reset({ name: 'WhatIsAWallet' })
    kit.controllers.router.push({ name: 'ApproveInWallet' })
  })
  await wait([])
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(kit.controllers.router.current().name).toBe('WhatIsAWallet')
})
