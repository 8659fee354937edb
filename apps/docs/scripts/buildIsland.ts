import { join } from 'node:path'
import { build } from 'vite'
import { app } from './repository.ts'

/** Builds what the site shows live into `dist/live`. */
export async function buildIsland(): Promise<void> {
  await build({ configFile: join(app, 'island/vite.config.ts') })
}
