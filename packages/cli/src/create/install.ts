import { spawn } from 'node:child_process'
import { CliError } from '../terminal/CliError.ts'
import type { PackageManager } from './choices.ts'

/** Installs an app's packages. What the package manager writes is shown as it comes. */
export async function install(parameters: {
  folder: string
  packageManager: PackageManager
}): Promise<void> {
  const { folder, packageManager } = parameters
  // On Windows, package managers are scripts, which only a shell runs.
  const shell = process.platform === 'win32'
  const failure = await new Promise<string | undefined>((resolve) => {
    // Standard output is for results. What is installed is progress.
    const stdio: ['ignore', number, number] = ['ignore', 2, 2]
    const child = spawn(packageManager, ['install'], { cwd: folder, stdio, shell })
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) =>
      resolve(code === 0 ? undefined : `it ended with exit code ${code}`),
    )
  })
  if (!failure) return
  throw new CliError({
    what: `\`${packageManager} install\` failed in ${folder}: ${failure}.`,
    why: 'The app is there and complete, but its packages are not.',
    todo: `Read what ${packageManager} wrote above, then run \`${packageManager} install\` there.`,
  })
}
