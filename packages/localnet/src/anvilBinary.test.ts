import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { anvilBinary } from './anvilBinary.ts'

test('default', () => {
  const { command, leadingArguments } = anvilBinary()
  const version = execFileSync(command, [...leadingArguments, '--version'], { encoding: 'utf8' })
  expect(version).toMatch(/^anvil /)
})

test.each([
  { platform: 'win32', arch: 'x64' },
  { platform: 'linux', arch: 'riscv64' },
] as const)('behavior: falls back to the launcher on $platform $arch', (parameters) => {
  const { command, leadingArguments } = anvilBinary(parameters)
  expect(command).toBe(process.execPath)
  expect(leadingArguments.map((file) => basename(file))).toEqual(['bin.mjs'])
})
