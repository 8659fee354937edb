import { expect, test } from 'vitest'
import { startProgram } from './startProgram.ts'

const node = (script: string) => [process.execPath, '-e', script]

test('default', async () => {
  const command = node('console.log(process.env.NAME); setInterval(() => {}, 1000)')
  const program = startProgram({ command, settings: { NAME: 'from a setting' } })
  await expect.poll(program.readOutput).toContain('from a setting')
  expect(program.readEnd()).toBeUndefined()
  await program.stop()
  expect(program.readEnd()).toBe('It ended by SIGTERM.')
})

test('behavior: it is not told other variables of this process', async () => {
  process.env.SECRET_OF_A_TEST = 'secret'
  const command = node('console.log(Object.keys(process.env).join())')
  const program = startProgram({ command, settings: {} })
  delete process.env.SECRET_OF_A_TEST
  await expect.poll(program.readEnd).toBe('It ended with code 0.')
  expect(program.readOutput()).toContain('PATH')
  expect(program.readOutput()).not.toContain('SECRET_OF_A_TEST')
  await program.stop()
})

test('behavior: the end of a long output is kept', async () => {
  const program = startProgram({
    command: node(`console.log('a'.repeat(9000) + 'end')`),
    settings: {},
  })
  await expect.poll(program.readEnd).toBeDefined()
  await expect.poll(program.readOutput).toMatch(/end\n$/)
  expect(program.readOutput()).toHaveLength(4_000)
  await program.stop()
})
