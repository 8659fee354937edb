import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type TestRedis = {
  readonly url: string
  start(): Promise<void>
  kill(): Promise<void>
  remove(): Promise<void>
}

/** Where the program is on this machine, if it has it. */
export function findRedis(): string | undefined {
  const folders = process.env.PATH?.split(':') ?? []
  return folders.map((folder) => join(folder, 'redis-server')).find(existsSync)
}

/** A Redis of its own, on a port that was free. It writes every command to its folder, and is running when this resolves. */
export async function startRedis(program: string): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-redis-'))
  const port = await findPort()
  const bound = ['--port', String(port), '--bind', '127.0.0.1']
  const kept = ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
  let server: ReturnType<typeof spawn> | undefined

  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      server = spawn(program, [...bound, ...kept], { stdio: 'ignore' })
      const deadline = Date.now() + 10_000
      while (!(await isOpen(port))) {
        if (Date.now() > deadline) throw new Error('Redis does not get ready.')
        await setTimeout(20)
      }
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const exit = once(server, 'exit')
      server.kill('SIGKILL')
      await exit
    },
    async remove() {
      await redis.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await redis.start()
  return redis
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
