import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/sourceFiles.ts'
import { buildProblems } from '../app/buildProblems.ts'
import { type App, createApp } from '../app/createApp.ts'
import { installProblems } from '../app/installProblems.ts'
import type { Transcript } from './createTranscript.ts'

export declare namespace checkMigration {
  type Parameters = {
    /** The kit that the fixture is written for. */
    rival: string
    /** An app that has installed `@cleat/cli`. */
    cli: App
    registry: string
    transcript?: Transcript | undefined
  }
}

/** Moves a fixture by the packed command, and installs, checks and builds it without a warning. */
export async function checkMigration(parameters: checkMigration.Parameters): Promise<string[]> {
  const { rival, cli, registry, transcript } = parameters
  const folder = join(dirname(cli.folder), `from-${rival}`)
  await cp(join(root, 'packages/cli/fixtures', rival), folder, { recursive: true })
  const moved = await cli.tool('cleat', 'migrate', folder, '--force')
  transcript?.add(['npx', '@cleat/cli', 'migrate', '.', '--force'], moved.output)
  if (moved.code !== 0) return [moved.output]
  const app = await createApp({ folder, files: {}, registry, onCommand: transcript?.add })
  return [
    ...(await installProblems(app, [])),
    ...(await buildProblems(app, 'tsc')),
    ...(await buildProblems(app, 'vite', 'build')),
  ]
}
