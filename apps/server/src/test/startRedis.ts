import { once } from 'node:events'
import { connect } from 'node:net'
import { startProgram, type TestProgram } from './startProgram.ts'

/** A Redis that writes every command to disk before it answers. */
export function startRedis(command: string): Promise<TestProgram> {
  return startProgram({
    name: 'redis',
    prepare({ folder, port }) {
      const bound = ['--port', String(port), '--bind', '127.0.0.1']
      const kept = ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
      const url = `redis://127.0.0.1:${port}`
      return { url, command, args: [...bound, ...kept], isReady: () => isOpen(port) }
    },
  })
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
