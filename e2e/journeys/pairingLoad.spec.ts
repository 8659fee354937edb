import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/pairingTest.ts'

const ofPairing = /walletConnect|universal|coinbaseWalletSdk|safeApps|pairing/i

/** What of pairing a page asks for, and every socket but those of the development server. */
function watch(page: Page): { files: string[]; sockets: string[] } {
  const seen = { files: [] as string[], sockets: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && ofPairing.test(pathname)) seen.files.push(pathname)
  })
  page.on('websocket', (socket) => {
    const { searchParams } = new URL(socket.url())
    if (!searchParams.has('token')) seen.sockets.push(socket.url())
  })
  return seen
}

test('nothing of pairing comes where it is not offered', async ({ modal, playground }) => {
  const { sockets, files } = watch(playground.page)
  await playground.goto()
  await playground.button.click()
  await expect(modal.title('Connect a wallet')).toBeVisible()
  await expect(modal.button(/WalletConnect/)).toBeHidden()
  expect(files.filter((name) => name.includes('/library/'))).toEqual([])
  expect(sockets).toEqual([])
})

test('nothing of pairing comes before it is wanted', async ({
  laboratory,
  modal,
  pairing,
}, info) => {
  const { playground } = pairing
  const { sockets, files } = watch(playground.page)
  const isLibrary = (name: string) => name.includes('/library/')
  await pairing.goto()
  await playground.page.waitForLoadState('networkidle')
  expect(files.filter((name) => name.includes('/core/src/walletConnect/'))).toEqual([])
  expect(files.filter(isLibrary)).toEqual([])
  expect(sockets).toEqual([])

  await playground.button.click()
  await expect(modal.button(/WalletConnect/)).toBeVisible()
  // A phone has the links of its list ready; elsewhere nobody has chosen yet.
  if (info.project.name === 'desktop') {
    await playground.page.waitForLoadState('networkidle')
    expect(files.filter(isLibrary)).toEqual([])
    expect(sockets).toEqual([])
  }

  await playground.page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await pairing.openCode()
  expect(files.filter(isLibrary)).toHaveLength(1)
  expect(sockets).toHaveLength(1)
  expect(sockets[0]).toContain(laboratory.relayUrl)
})
