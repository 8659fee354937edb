import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { expect, test } from '../fixtures/pairingTest.ts'
import { filmCode } from '../pages/filmCode.ts'
import { recordTracks } from '../pages/recordTracks.ts'
import { WebWalletPage } from '../pages/WebWalletPage.ts'

/** Starts a browser whose camera plays a video file. */
async function openCamera(path: string) {
  const { args = [], ...options } = launchOptions('windows')
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`]
  return chromium.launch({ ...options, args: [...args, ...camera] })
}

test('the camera of the web wallet reads the code of the app, and is off again after it', async ({
  laboratory,
  pairing,
  playground,
}, info) => {
  await pairing.goto()
  await pairing.openCode()
  const film = info.outputPath('code.y4m')
  await filmCode(pairing.code, film)
  const browser = await openCamera(film)
  const context = await browser.newContext({ permissions: ['camera'] })
  const wallet = new WebWalletPage(await context.newPage())
  const readTracks = await recordTracks(wallet.page)
  await wallet.page.goto(laboratory.walletUrl)
  await wallet.button('Scan a QR code').click()
  await wallet.title('Connect to this app?').waitFor()
  const tracks = await readTracks()
  expect(tracks.length).toBeGreaterThan(0)
  expect(new Set(tracks)).toEqual(new Set(['ended']))
  await wallet.button('Connect').click()
  await expect(playground.status).toHaveText('connected')
  await browser.close()
})

test('a camera that sees no code is off as soon as it is stopped', async ({
  context,
  laboratory,
}) => {
  const wallet = new WebWalletPage(await context.newPage())
  await wallet.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      setInterval(() => context?.fillRect(0, 0, 100, 100), 50)
      return canvas.captureStream()
    }
  })
  const readTracks = await recordTracks(wallet.page)
  await wallet.page.goto(laboratory.walletUrl)
  await wallet.button('Scan a QR code').click()
  await expect(wallet.page.getByText('Hold the camera at the QR code')).toBeVisible()
  expect((await readTracks()).at(-1)).toBe('live')
  await wallet.button('Stop the camera').click()
  await expect(wallet.link).toBeVisible()
  expect(new Set(await readTracks())).toEqual(new Set(['ended']))
})

test('a camera that may not be used: why, and the way back to the link', async ({
  context,
  laboratory,
}) => {
  await context.clearPermissions()
  const wallet = new WebWalletPage(await context.newPage())
  await wallet.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
  await wallet.page.goto(laboratory.walletUrl)
  await wallet.button('Scan a QR code').click()
  await expect(wallet.page.getByRole('alert')).toContainText('may not use the camera')
  await wallet.button('Back').click()
  await expect(wallet.link).toBeVisible()
})
