import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Laboratory } from '../../laboratory.ts'
import { type Look, looks, nameLook } from '../../visualStates/look.ts'
import { openStage } from '../../visualStates/openStage.ts'
import { renderSheet } from '../renderSheet.ts'
import { type Motion, motions } from './motions.ts'
import { recordFrames } from './recordFrames.ts'

const count = 8
const widths = { desktop: 300, phone: 220 }

/** Takes a strip of frames of every motion, each with its milliseconds. */
export async function takeStrips(parameters: {
  browser: Browser
  laboratory: Laboratory
  folder: string
  /** Takes only looks and motions whose names contain these. */
  look: string
  motion: string
}): Promise<readonly string[]> {
  const { browser, laboratory, folder, ...wanted } = parameters
  mkdirSync(join(folder, 'frames'), { recursive: true })
  const failures: string[] = []
  for (const look of looks.filter((one) => nameLook(one).includes(wanted.look)))
    for (const motion of motions.filter(({ name }) => name.includes(wanted.motion))) {
      if (motion.device && motion.device !== look.device) continue
      await take({ browser, laboratory, folder, look, motion }).catch((error: unknown) =>
        failures.push(`${motion.name}, ${nameLook(look)}: ${String(error)}`),
      )
    }
  return failures
}

async function take(parameters: {
  browser: Browser
  laboratory: Laboratory
  folder: string
  look: Look
  motion: Motion
}): Promise<void> {
  const { browser, laboratory, folder, look, motion } = parameters
  const { config, durationMs, isAwaited, prepare, act } = motion
  const stage = await openStage({ browser, laboratory, look, config, pixelRatio: 1 })
  const name = `${motion.name}-${nameLook(look)}`
  try {
    await prepare(stage)
    const frames = await recordFrames({
      page: stage.page,
      act: () => act(stage),
      isAwaited,
      durationMs,
      count,
    })
    const pictures = frames.map(({ ms, jpeg }, index) => {
      const path = join(folder, 'frames', `${name}-${index}.jpg`)
      writeFileSync(path, jpeg)
      return { name: `${ms} ms`, path, isCropped: look.device === 'desktop' }
    })
    const width = widths[look.device]
    await renderSheet({ browser, pictures, width, columns: count, path: join(folder, name) })
    console.log(`${join(folder, name)}.jpg`)
  } finally {
    await stage.close()
  }
}
