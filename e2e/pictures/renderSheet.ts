import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'

export type Picture = { readonly name: string; readonly path: string }

/** Puts pictures beside each other, each with its name, into one JPEG. */
export async function renderSheet(parameters: {
  browser: Browser
  pictures: readonly Picture[]
  /** How wide each one is drawn, in pixels. */
  width: number
  columns: number
  path: string
}): Promise<void> {
  const { browser, pictures, width, columns, path } = parameters
  const figures = pictures.map(({ name, path: file }) => {
    const data = readFileSync(file).toString('base64')
    return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}"></figure>`
  })
  const gap = 12
  const page = await browser.newPage({
    viewport: { width: columns * (width + gap) + gap, height: 800 },
  })
  try {
    await page.setContent(
      `<style>
        body { margin: ${gap}px; display: grid; gap: ${gap}px; background: #888;
          grid-template-columns: repeat(${columns}, ${width}px); font: 12px system-ui }
        figure { margin: 0 } figcaption { padding: 2px 0; color: #000 } img { display: block; width: 100% }
      </style>${figures.join('')}`,
      { waitUntil: 'load' },
    )
    await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 82 })
  } finally {
    await page.close()
  }
}
