import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type TestPostgres = {
  readonly url: string
  start(): Promise<void>
  /** As when the machine loses power. */
  kill(): Promise<void>
  remove(): Promise<void>
}

/** Where PostgreSQL's programs are on this machine, if it has them. */
export function findPostgres(): string | undefined {
  const folders = process.env.PATH?.split(':').map((folder) => join(folder, 'initdb')) ?? []
  const found = [...folders, ...globSync('/usr/lib/postgresql/*/bin/initdb')].find(existsSync)
  // It may be a link out of the folder that has all of them.
  return found && dirname(realpathSync(found))
}

/** A PostgreSQL of its own, in a folder of its own, on a port that was free. It is running when this resolves. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-postgres-'))
  const user = findUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = { cwd: folder, ...user }
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'cleat', '-A', 'trust', '-N'],
    run,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await findPort()
  const ready = ['-h', '127.0.0.1', '-p', String(port), '-d', 'postgres', '-U', 'cleat', '-q']
  let server: ReturnType<typeof spawn> | undefined

  const postgres: TestPostgres = {
    url: `postgres://cleat@127.0.0.1:${port}/postgres`,
    async start() {
      const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F']
      server = spawn(join(programs, 'postgres'), options, {
        ...run,
        stdio: 'ignore',
      })
      const deadline = Date.now() + 30_000
      while (spawnSync(join(programs, 'pg_isready'), ready).status !== 0) {
        if (Date.now() > deadline) throw new Error('PostgreSQL does not get ready.')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const exit = once(server, 'exit')
      // Its "immediate" shutdown: connections break off, nothing is written.
      server.kill('SIGQUIT')
      await exit
    },
    async remove() {
      await postgres.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    await postgres.start()
    return postgres
  } catch (error) {
    await postgres.remove()
    throw error
  }
}

/** PostgreSQL refuses to run as root, so as root it runs as the user that its package made. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: '-u' | '-g') => Number(String(spawnSync('id', [kind, 'postgres']).stdout))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
