import { build, type InlineConfig, type Rolldown } from 'vite'
import { type Chunk, toChunks } from './chunk.ts'

/** Builds with Vite, whatever its configuration files say, and leaves NODE_ENV as it was. */
export async function bundle(config: InlineConfig): Promise<Chunk[]> {
  const { NODE_ENV } = process.env
  try {
    return toChunks((await build({ ...config, configFile: false })) as Rolldown.RolldownOutput)
  } finally {
    // A build leaves it at production, where no mailbox starts.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
