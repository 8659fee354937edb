import { join } from 'node:path'
import { build, type Rolldown, type UserConfig } from 'tsdown'

export declare namespace buildPackage {
  type Parameters = {
    /** The folder of the package. */
    path: string
    /** Where the code goes, from the folder of the package. */
    folder: string
    /** Changes what is built. */
    plugin: Rolldown.Plugin
  }
}

/** Builds the code of a package, as it is published, into another folder. */
export async function buildPackage(
  config: UserConfig | UserConfig[],
  { path, folder, plugin }: buildPackage.Parameters,
): Promise<void> {
  // Where types are built apart, the code is the last one.
  const code = [config].flat().at(-1)
  if (!code) throw new Error(`${path} builds no code`)
  await build({
    ...code,
    config: false,
    cwd: path,
    outDir: join(path, folder),
    clean: true,
    dts: false,
    sourcemap: false,
    logLevel: 'error',
    plugins: [...[code.plugins ?? []].flat(), plugin],
  })
}
