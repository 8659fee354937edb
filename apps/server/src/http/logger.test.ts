import { expect, test } from 'vitest'
import type { LogLevel } from './logger.ts'
import { createLogger } from './logger.ts'
import { Problem } from './problem.ts'

function collect(level: LogLevel) {
  const lines: string[] = []
  const now = () => new Date(0)
  return { lines, logger: createLogger({ level, now, write: (line) => lines.push(line) }) }
}

test('default', () => {
  const { lines, logger } = collect('info')
  logger.info('listening', { port: 4400 })
  expect(lines).toEqual([expect.stringMatching(/^\{.*\}\n$/)])
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    message: 'listening',
    port: 4400,
  })
})

test('behavior: whatever is logged stays on one line', () => {
  const { lines, logger } = collect('info')
  logger.info('request', { path: 'a\n{"level":"error"}\r\u2028', count: 1n })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/)
})

test('behavior: errors show their message and what caused them', () => {
  const { lines, logger } = collect('error')
  logger.error('failed', { error: new Error('outer', { cause: new Error('inner') }) })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: { message: 'outer', stack: expect.any(String), cause: { message: 'inner' } },
  })
})

test('behavior: what caused a problem is logged, though it is never answered', () => {
  const { lines, logger } = collect('error')
  const problem = new Problem('DATABASE_UNAVAILABLE', { detail: 'Later.', cause: 'ECONNREFUSED' })
  logger.error('failed', { error: problem })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: { cause: 'ECONNREFUSED' } })
})

test.each([
  ['info', ['info', 'error']],
  ['error', ['error']],
  ['silent', []],
] as const)('parameters: level %s', (level, expected) => {
  const { lines, logger } = collect(level)
  logger.info('a')
  logger.error('b')
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected)
})
