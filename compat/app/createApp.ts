import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { type RunResult, run } from '../../scripts/run.ts'

/** An app in a folder of its own, beyond the reach of this repository. */
export type App = {
  readonly folder: string
  /** What its commands find in their environment. */
  readonly env: NodeJS.ProcessEnv
  /** Runs npm in it. Its output is the reason for a failure. */
  npm(...args: string[]): Promise<RunResult>
  /** Runs a command that the app installed. */
  tool(name: string, ...args: string[]): Promise<RunResult>
}

export declare namespace createApp {
  type Parameters = {
    folder: string
    /** Its files by path. */
    files: Readonly<Record<string, string>>
    /** The registry with our packages. */
    registry: string
    /** The folder of another Node. @default this one's */
    node?: string | undefined
    /** Whether npm also refuses what optional peers ask for. @default true */
    isStrict?: boolean | undefined
    /** Hears of each command, and of what it printed. */
    onCommand?: ((command: readonly string[], output: string) => void) | undefined
  }
}

/** Writes an app into a folder. It knows nothing of this repository but the registry. */
export async function createApp(parameters: createApp.Parameters): Promise<App> {
  const { folder, files, registry, node, isStrict = true, onCommand } = parameters
  const npmrc = [
    `@cleat:registry=${registry}`,
    ...['audit=false', 'fund=false', 'prefer-offline=true', `strict-peer-deps=${isStrict}`],
  ]
  for (const [path, text] of Object.entries({ ...files, '.npmrc': `${npmrc.join('\n')}\n` })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const env = cleanEnvironment(node)
  const tell = async (name: string, args: readonly string[], path = name) => {
    const result = await run(path, args, { cwd: folder, env })
    onCommand?.([name, ...args], result.output)
    return result
  }
  return {
    ...{ folder, env },
    npm: (...args) => tell('npm', args),
    tool: (name, ...args) => tell(name, args, join(folder, 'node_modules/.bin', name)),
  }
}

/** Without what pnpm and the gate tell their own commands. */
function cleanEnvironment(node: string | undefined): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|pnpm_|NODE_ENV$|NODE_OPTIONS$|CI$|INIT_CWD$)/i.test(name),
  )
  const env = Object.fromEntries(entries)
  return {
    ...{ ...env, PATH: node ? `${node}${delimiter}${env.PATH}` : env.PATH },
    ...{ NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  }
}
