import { expect, test } from 'vitest'
import { run } from './run.ts'

const node = process.execPath

test('default: what it printed, and how it ended', async () => {
  const code = 'console.log("out"); console.error("err"); process.exitCode = 3'
  const printed: string[] = []
  const result = await run(node, ['-e', code], { onOutput: (text) => void printed.push(text) })
  expect(result.code).toBe(3)
  expect(result.output.split('\n').sort()).toEqual(['', 'err', 'out'])
  expect(printed.join('')).toBe(result.output)
})

test('error: a command that is not there', async () => {
  await expect(run('/no/such/command', [])).rejects.toThrow('ENOENT')
})

test('parameters: silentForMs: one that hangs is stopped, with what it started', async () => {
  const child = 'setTimeout(() => undefined, 4000)'
  const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit', timeout: 20000 }); console.log('started'); ${child}`
  const { code: exit, output } = await run(node, ['-e', code], { silentForMs: 1000 })
  expect(exit).toBe(1)
  expect(output).toMatch(/^started\n\nStopped: it printed nothing for 0\.0 minutes/)
})

test('parameters: silentForMs: what it prints gives it time again', async () => {
  const code =
    'let left = 8; const timer = setInterval(() => { console.log(left); if (--left === 0) clearInterval(timer) }, 250)'
  const { code: exit, output } = await run(node, ['-e', code], { silentForMs: 1500 })
  expect({ exit, output }).toEqual({ exit: 0, output: '8\n7\n6\n5\n4\n3\n2\n1\n' })
})
