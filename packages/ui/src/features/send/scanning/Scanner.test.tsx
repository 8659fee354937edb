import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCamera, type FakeCamera } from '../../../test/createFakeCamera.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSend } from '../../../test/renderSend.tsx'
import { ether, receiver } from '../../../test/sendStates.ts'
import { setHidden } from '../../../test/setHidden.ts'
import { replaceInWindow } from '../../../test/stories/replaceInWindow.ts'

let camera: FakeCamera | undefined

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  camera?.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function renderScanner(parameters: createFakeCamera.Parameters = {}) {
  camera = createFakeCamera(parameters)
  const fake = camera
  const modal = await renderSend({ state: { token: ether } })
  await modal.user.click(await screen.findByRole('button', { name: 'Scan QR code' }))
  return { ...modal, camera: fake }
}

const aim = 'Point your camera at an address or payment QR code.'

test('default', async () => {
  const { camera, send } = await renderScanner()
  expect(await screen.findByText(aim)).toBeTruthy()
  await expectAccessible()
  camera.codes = [receiver]
  await waitFor(() => expect(send.state.receiverAddress).toBe(receiver))
  expect(screen.queryByText(aim)).toBeNull()
  expect(camera.count).toBe(0)
})

test('behavior: is left by its button, and by typing', async () => {
  const { camera, user } = await renderScanner()
  await screen.findByText(aim)
  await user.click(screen.getByRole('button', { name: 'Stop scanning' }))
  expect(camera.count).toBe(0)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scan QR code' }))
  await user.keyboard('{Enter}')
  await screen.findByText(aim)
  await user.type(screen.getByRole('textbox', { name: 'To' }), 'a')
  expect(screen.queryByText(aim)).toBeNull()
  expect(camera.count).toBe(0)
})

test('behavior: no camera stays on behind a closed modal, another view or another page', async () => {
  const { camera, kit, step, user } = await renderScanner()
  const again = async () => {
    await waitFor(() => expect(camera.count).toBe(0))
    await user.click(await screen.findByRole('button', { name: 'Scan QR code' }))
    await screen.findByText(aim)
  }
  await screen.findByText(aim)
  await step(() => setHidden(true))
  await step(() => setHidden(false))
  await again()
  await step(() => kit.controllers.router.push({ name: 'WalletSendSelectToken' }))
  await waitFor(() => expect(camera.count).toBe(0))
  await step(() => kit.controllers.router.goBack())
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'To' })).toHaveLength(1))
  await again()
  await step(() => kit.actions.close())
  expect(camera.count).toBe(0)
})

test('behavior: says what helps when nothing is found', async () => {
  const restore = replaceInWindow({ speed: 20 })
  await renderScanner()
  expect(await screen.findByText(/^No code found yet/)).toBeTruthy()
  restore()
})

test.each([
  ['NotAllowedError', /can’t use the camera/],
  ['NotFoundError', /No camera found/],
  ['NotReadableError', /Couldn’t start the camera/],
])('error: %s', async (name, words) => {
  await renderScanner({ onOpen: () => Promise.reject(new DOMException('No.', name)) })
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop scanning' })).toBeTruthy()
  await expectAccessible()
})

test('behavior: is not offered where a browser cannot', async () => {
  camera = createFakeCamera({ devices: [] })
  const { step } = await renderSend({ state: { token: ether } })
  await step(() => undefined)
  expect(screen.getByRole('button', { name: 'Paste' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Scan QR code' })).toBeNull()
})
