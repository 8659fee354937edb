import { spawnSync } from 'node:child_process'
import { chownSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram } from './findProgram.ts'
import { startProgram, type TestProgram } from './startProgram.ts'

/** The folder of PostgreSQL's programs, if this machine has them. */
export function findPostgres(): string | undefined {
  const found = findProgram('initdb', ['/usr/lib/postgresql/*/bin/initdb'])
  // Resolve the link, because the other programs are beside its target.
  return found && dirname(realpathSync(found))
}

export function startPostgres(programs: string): Promise<TestProgram> {
  return startProgram({
    name: 'postgres',
    prepare({ folder, port }) {
      const user = findUser()
      if (user) chownSync(folder, user.uid, user.gid)
      const options = { cwd: folder, ...user }
      const data = join(folder, 'data')
      const made = spawnSync(
        join(programs, 'initdb'),
        ['-D', data, '-U', 'cleat', '-A', 'trust', '-N'],
        options,
      )
      if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
      const address = ['-h', '127.0.0.1', '-p', String(port)]
      const ready = [...address, '-d', 'postgres', '-U', 'cleat', '-q']
      return {
        url: `postgres://cleat@127.0.0.1:${port}/postgres`,
        command: join(programs, 'postgres'),
        args: ['-D', data, ...address, '-k', folder, '-F'],
        options,
        // PostgreSQL's "immediate" shutdown: connections break, nothing is written.
        killSignal: 'SIGQUIT',
        isReady: () => spawnSync(join(programs, 'pg_isready'), ready).status === 0,
      }
    },
  })
}

/** PostgreSQL refuses to run as root, so root uses the package's user. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: '-u' | '-g') => Number(String(spawnSync('id', [kind, 'postgres']).stdout))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
