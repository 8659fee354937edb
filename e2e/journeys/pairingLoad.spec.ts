import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/pairingTest.ts'
import { recordSources } from '../pages/recordSources.ts'

/** Records the loaded source files of a page and every socket that it opens. */
function watch(page: Page) {
  const sources = recordSources(page)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const come = async (folder: string) => {
    const all = await sources()
    expect(all.length).toBeGreaterThan(10)
    return all.filter((path) => path.includes(folder))
  }
  return { come, sockets }
}

test('nothing of pairing comes where it is not offered', async ({ modal, playground }) => {
  const { sockets, come } = watch(playground.page)
  await playground.goto()
  await playground.button.click()
  await expect(modal.title('Connect wallet')).toBeVisible()
  await expect(modal.button(/WalletConnect/)).toBeHidden()
  expect(await come('/library/')).toEqual([])
  expect(sockets).toEqual([])
})

test('nothing of pairing comes before it is wanted', async ({
  laboratory,
  modal,
  pairing,
}, info) => {
  const { playground } = pairing
  const { sockets, come } = watch(playground.page)
  await pairing.goto()
  await playground.page.waitForLoadState('networkidle')
  expect(await come('/runtime/walletConnect/createWalletConnectClient')).toEqual([])
  expect(await come('/library/')).toEqual([])
  expect(sockets).toEqual([])

  await playground.button.click()
  await expect(modal.button(/WalletConnect/)).toBeVisible()
  // A phone prepares the links of its list. On other devices, pairing starts with the choice of a
  // wallet.
  if (info.project.name === 'desktop') {
    await playground.page.waitForLoadState('networkidle')
    expect(await come('/library/')).toEqual([])
    expect(sockets).toEqual([])
  }

  await playground.page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await pairing.openCode()
  expect(await come('/library/')).toHaveLength(1)
  expect(sockets).toHaveLength(1)
  expect(sockets[0]).toContain(laboratory.relayUrl)
})
