import { build, type InlineConfig, type Rolldown } from 'vite'
import { type Chunk, toChunks } from './chunk.ts'
import { keepNodeEnv } from './keepNodeEnv.ts'

/** Builds with Vite, whatever its configuration files say. */
export async function bundle(config: InlineConfig): Promise<Chunk[]> {
  const output = await keepNodeEnv(() => build({ ...config, configFile: false }))
  return toChunks(output as Rolldown.RolldownOutput)
}
