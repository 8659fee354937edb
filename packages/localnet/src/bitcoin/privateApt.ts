import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type PrivateAptParameters = {
  /** The folder for lists and packages, empty at first. */
  folder: string
  /** The Debian mirror. */
  mirror: string
}

export type PrivateApt = {
  run: (command: 'apt-get' | 'apt-cache', commandArguments: readonly string[]) => Promise<string>
  /** Where `apt-get download` writes the packages. */
  packages: string
}

/**
 * Runs apt with separate lists, cache and state, to download packages of Debian testing without a
 * change of the system. Signatures are checked with Debian's keys as usual.
 */
export async function privateApt({ folder, mirror }: PrivateAptParameters): Promise<PrivateApt> {
  const packages = join(folder, 'cache')
  const configuration = join(folder, 'apt.conf')
  await mkdir(join(folder, 'lists/partial'), { recursive: true })
  await mkdir(join(packages, 'archives/partial'), { recursive: true })
  await writeFile(join(folder, 'status'), '')
  await writeFile(
    join(folder, 'sources.list'),
    `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror} forky main\n`,
  )
  await writeFile(
    configuration,
    Object.entries({
      'Dir::Etc::sourcelist': join(folder, 'sources.list'),
      'Dir::Etc::sourceparts': '/dev/null',
      'Dir::State': folder,
      'Dir::State::status': join(folder, 'status'),
      'Dir::Cache': packages,
      // As root, apt would download as a user without write access here.
      'APT::Sandbox::User': 'root',
      'Acquire::http::Timeout': '20',
      'Acquire::Retries': '2',
    })
      .map(([name, value]) => `${name} "${value}";\n`)
      .join(''),
  )
  const env = { ...process.env, APT_CONFIG: configuration, LC_ALL: 'C' }
  return {
    packages,
    async run(command, commandArguments) {
      const options = { env, cwd: packages, timeout: 300_000, maxBuffer: 64 * 1024 * 1024 }
      return (await promisify(execFile)(command, [...commandArguments], options)).stdout
    },
  }
}
