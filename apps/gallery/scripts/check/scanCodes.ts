import { createRequire } from 'node:module'
import type jsQR from 'jsqr'
import type { Page } from 'playwright-core'

const script = createRequire(import.meta.url).resolve('jsqr')

/** Scans every QR code that says in `data-scan` what is to be read, from its pixels on the screen. */
export async function scanCodes(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  for (const code of await page.locator('[data-scan]').all()) {
    const wanted = await code.getAttribute('data-scan')
    const png = (await code.locator('svg').first().screenshot()).toString('base64')
    if (!(await page.evaluate(() => 'jsQR' in window))) await page.addScriptTag({ path: script })
    const read = await page.evaluate(readCode, png)
    if (read !== wanted) problems.push(`The code reads as ${JSON.stringify(read)}.`)
  }
  return problems
}

/** Runs in the page, which can decode pictures. */
async function readCode(png: string): Promise<string | undefined> {
  const { jsQR: read } = window as typeof window & { readonly jsQR: typeof jsQR }
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const pixels = context?.getImageData(0, 0, width, height)
  return pixels && read(pixels.data, width, height)?.data
}
