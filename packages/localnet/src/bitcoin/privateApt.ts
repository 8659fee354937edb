import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type PrivateAptParameters = {
  /** Where the lists and the packages go: an empty folder. */
  folder: string
  /** The Debian mirror. */
  mirror: string
}

export type PrivateApt = {
  run: (command: 'apt-get' | 'apt-cache', commandArguments: readonly string[]) => Promise<string>
  /** Where `apt-get download` leaves the packages. */
  packages: string
}

/**
 * apt with lists, cache and state of its own, so that a package of Debian testing can be fetched without the system taking
 * notice. What it fetches is checked against Debian's keys, as ever.
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
      // Started by root, apt would fetch as a user who may not write here.
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
