import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useFolder } from '../test/useFolder.ts'
import { lockFolder } from './lockFolder.ts'

const module = new URL('./lockFolder.ts', import.meta.url).href

/** A process that locks the folder until it is killed. */
async function lockElsewhere(folder: string) {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(module)})
    lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  return child
}

test('default', async () => {
  const folder = join(await useFolder(), 'made')
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('Another process has the embedded database')
  unlock()
  lockFolder(folder)()
})

test('behavior: a process that is killed leaves no lock behind', { timeout: 30_000 }, async () => {
  const folder = await useFolder()
  const child = await lockElsewhere(folder)
  expect(() => lockFolder(folder)).toThrow(`in ${folder} open`)
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
  expect(() => lockFolder(folder)()).not.toThrow()
})
