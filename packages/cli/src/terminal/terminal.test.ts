import { expect, test } from 'vitest'
import { createTerminal } from './terminal.ts'

function open(isTTY: boolean, env: Readonly<Record<string, string>> = {}) {
  const written = { output: '', report: '' }
  const write = (key: keyof typeof written) => (text: string) => {
    written[key] += text
  }
  const stdout = { isTTY, write: write('output') }
  const stderr = { isTTY, write: write('report') }
  return { written, terminal: createTerminal({ stdin: { isTTY }, stdout, stderr, env }) }
}

test('default: results and reports are apart, with colours for people', () => {
  const { written, terminal } = open(true)
  terminal.print(terminal.paint('red', 'a'))
  terminal.report('b')
  expect(written).toEqual({ output: '\u001b[31ma\u001b[39m\n', report: 'b\n' })
  expect(terminal.isInteractive).toBe(true)
})

test.each([
  ['NO_COLOR', true, { NO_COLOR: '1' }, true],
  ['no terminal', false, {}, false],
  ['a build server', true, { CI: 'true', NO_COLOR: '1' }, false],
])('behavior: %s', (_, isTTY, env, isInteractive) => {
  const { terminal } = open(isTTY, env)
  expect(terminal.paint('red', 'a')).toBe('a')
  expect(terminal.paintReport('red', 'a')).toBe('a')
  expect(terminal.isInteractive).toBe(isInteractive)
})
