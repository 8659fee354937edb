import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '../browser.ts'
import { expect, test } from '../fixtures/test.ts'
import { filmCode } from '../pages/filmCode.ts'
import { recordTracks } from '../pages/recordTracks.ts'
import { SendPage } from '../pages/SendPage.ts'

// The browser opens the file when a page asks for the camera.
const film = join(mkdtempSync(join(tmpdir(), 'cleat-film-')), 'code.y4m')
// Without a film there is no camera. This one shows nothing.
writeFileSync(film, `YUV4MPEG2 W16 H16 F1:1 Ip C420\nFRAME\n${'\0'.repeat(384)}`)
const { args = [], ...options } = launchOptions('windows')

test.use({
  launchOptions: {
    ...options,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
      // Chromium has a reader on some systems only. Here it has none, as on iPhones and in Firefox.
      '--disable-blink-features=BarcodeDetector',
    ],
  },
})

test('the receiver comes from a code in front of the camera', async ({
  context,
  modal,
  playground,
  wallet,
}) => {
  await context.grantPermissions(['camera'])
  const sending = new SendPage(playground.page, modal)
  const readTracks = await recordTracks(playground.page)
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await modal.button('Receive').click()
  await filmCode(modal.dialog.getByRole('img', { name: /QR code/ }), film)
  await modal.button('Back').click()

  await modal.button('Send').click()
  expect(await playground.page.evaluate(() => 'BarcodeDetector' in window)).toBe(false)
  await modal.button('Scan QR code').click()
  await expect(sending.receiver).toHaveValue(wallet.accounts[0] ?? '')
  await expect(modal.button('Stop scanning')).toBeHidden()
  expect(await readTracks()).toEqual(['ended'])
})

test('a camera that may not be used: why, and the field for the address', async ({
  context,
  modal,
  playground,
  wallet,
}) => {
  // Denies what it does not name.
  await context.grantPermissions(['clipboard-read'])
  const sending = new SendPage(playground.page, modal)
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await modal.button('Send').click()
  await modal.button('Scan QR code').click()
  await expect(modal.dialog.getByText('This page can’t use the camera')).toBeVisible()
  await modal.button('Stop scanning').click()
  await sending.receiver.fill(wallet.accounts[1] ?? '')
  await expect(modal.dialog.getByText('Show full address')).toBeVisible()
})
