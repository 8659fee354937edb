import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'

export type Picture = {
  readonly name: string
  readonly path: string
  /** Whether to crop it to the middle. */
  readonly isCropped: boolean
}

/** Renders named pictures side by side into one JPEG. */
export async function renderSheet(parameters: {
  browser: Browser
  pictures: readonly Picture[]
  /** Width of each picture in pixels. */
  width: number
  columns: number
  /** File name without extension. */
  path: string
}): Promise<void> {
  const { browser, pictures, width, columns, path } = parameters
  const figures = pictures.map(({ name, path: file, isCropped }) => {
    const data = readFileSync(file).toString('base64')
    return `<figure><figcaption>${name}</figcaption><img class="${isCropped ? 'cropped' : ''}" src="data:image/png;base64,${data}"></figure>`
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
        figure { margin: 0 } figcaption { padding: 2px 0; color: #000 } img { display: block; width: 100%; object-fit: contain; object-position: top }
        .cropped { object-fit: cover; object-position: center; aspect-ratio: 440 / 700 }
      </style>${figures.join('')}`,
      { waitUntil: 'load' },
    )
    await page.screenshot({ path: `${path}.jpg`, fullPage: true, quality: 82 })
  } finally {
    await page.close()
  }
}
