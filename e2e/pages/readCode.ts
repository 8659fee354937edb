import { createRequire } from 'node:module'
import type jsQR from 'jsqr'
import type { Locator } from 'playwright-core'

const script = createRequire(import.meta.url).resolve('jsqr')

/**
 * Reads a QR code from its pixels on the screen. `undefined` if they contain none. The gallery also
 * uses it.
 */
export async function readCode(code: Locator): Promise<string | undefined> {
  const page = code.page()
  const png = (await code.screenshot()).toString('base64')
  if (!(await page.evaluate(() => 'jsQR' in window))) await page.addScriptTag({ path: script })
  return page.evaluate(readPicture, png)
}

/** Runs in the page, which can decode images. */
async function readPicture(png: string): Promise<string | undefined> {
  const { jsQR: read } = window as typeof window & { readonly jsQR: typeof jsQR }
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const pixels = context?.getImageData(0, 0, width, height)
  return pixels && read(pixels.data, width, height)?.data
}
