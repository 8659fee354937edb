import { writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'

const width = 640
const height = 480

/** Records a code on the screen as a video, for a browser whose camera plays a file. */
export async function filmCode(code: Locator, path: string): Promise<void> {
  const png = (await code.screenshot()).toString('base64')
  const brightness = await code.page().evaluate(readBrightness, { png, width, height })
  const grey = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(brightness, 'base64'), grey])
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([header, frame, frame]))
}

/** Runs in the page, which can decode images: centres the code in a white frame. */
async function readBrightness(parameters: {
  png: string
  width: number
  height: number
}): Promise<string> {
  const { png, width, height } = parameters
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return ''
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, (width - height) / 2, 0, height, height)
  const { data } = context.getImageData(0, 0, width, height)
  let text = ''
  for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at + 1] ?? 0)
  return btoa(text)
}
