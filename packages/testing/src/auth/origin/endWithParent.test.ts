import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const module = new URL('endWithParent.ts', import.meta.url).href
/** Starts a process that sleeps, watches it, and writes its id. */
const parent = `
  import { spawn } from 'node:child_process'
  import { endWithParent } from '${module}'
  const { pid } = spawn('sleep', ['60'])
  const stop = endWithParent({ pid })
  if (process.argv[1] === 'stop') stop()
  console.log(pid)
  setInterval(() => {}, 1000)
`

async function startParent(word: string) {
  const started = spawn(process.execPath, ['--input-type=module', '-e', parent, word])
  const [line] = await once(createInterface(started.stdout), 'line')
  return { started, pid: Number(line) }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.skipIf(process.platform === 'win32')('default', async () => {
  const { started, pid } = await startParent('watch')
  expect(isRunning(pid)).toBe(true)
  started.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test.skipIf(process.platform === 'win32')('behavior: watching is stopped', async () => {
  const { started, pid } = await startParent('stop')
  started.kill('SIGKILL')
  await once(started, 'close')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(isRunning(pid)).toBe(true)
  process.kill(pid)
})
