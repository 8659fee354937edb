import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

/** Starts the service as an operator does. */
function run(environment: Record<string, string>, words: readonly string[] = []) {
  const { PATH = '' } = process.env
  const main = new URL('./main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main, ...words], { env: { PATH, ...environment } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk
  })
  return { child, output }
}

async function untilLine(
  child: ChildProcess,
  output: { stdout: string },
  word: string,
): Promise<string> {
  while (!output.stdout.includes(word)) {
    if (child.exitCode !== null || !child.stdout) throw new Error(`It ended: ${output.stdout}`)
    await once(child.stdout, 'data')
  }
  return output.stdout.split('\n').find((line) => line.includes(word)) ?? ''
}

test('default', { timeout: 60_000 }, async () => {
  const { child, output } = run({ PORT: '0', DATA_DIR: 'memory' })
  const { url } = JSON.parse(await untilLine(child, output, 'listening'))
  await untilLine(child, output, '"ready"')
  expect((await fetch(`${url}/ready`)).status).toBe(200)

  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(output.stderr).toBe('')
  const messages = output.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).message)
  expect(messages).toEqual(['listening', 'ready', 'request', 'relay stopped', 'stopped'])
})

test('error: settings that cannot be used', { timeout: 60_000 }, async () => {
  const { child, output } = run({ PORT: 'http', RATE_LIMIT: '-1' })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output.stdout).toBe('')
  expect(output.stderr).toMatchInlineSnapshot(`
    "The service cannot start, because 2 settings are not usable:
    - PORT is "http". It must be a whole number from 0 to 65535. Correct it, or remove it to use 4400.
    - RATE_LIMIT is "-1". It must be a whole number from 0 to 1000000. Correct it, or remove it to use 600.
    "
  `)
})

const zone = {
  ...{ DATA_DIR: 'memory', NAMES_ZONE: 'names.example', AUTH_DOMAINS: 'https://app.example' },
  ...{ AUTH_SECRET: '0123456789abcdef0123456789abcdef', NAMES_SIGNER_KEY: `0x${'1'.repeat(64)}` },
  NAMES_RESOLVER: 'eip155:1:0x0000000000000000000000000000000000000001',
}

test('behavior: names are exported', { timeout: 60_000 }, async () => {
  const { child, output } = run(zone, ['names', 'export'])
  expect([await once(child, 'exit'), output.stderr]).toEqual([[0, null], ''])
  expect(JSON.parse(output.stdout)).toMatchObject({
    export: { format: 'cleat-names/1', zone: 'names.example', names: [], events: [] },
    ...{ signer: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A', signature: expect.any(String) },
  })
})

test.each([
  [['names', 'export'], { DATA_DIR: 'memory' }, 'NAMES_ZONE'],
  [['names', 'import'], {}, 'There is no command "names import".'],
] as const)('error: %s', { timeout: 60_000 }, async (words, environment, sentence) => {
  const { child, output } = run(environment, words)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect([output.stdout, output.stderr]).toEqual(['', expect.stringContaining(sentence)])
})

test('error: an export that was changed, or is none', { timeout: 60_000 }, async () => {
  const signer = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
  const { child, output } = run({ ...zone, NAMES_EXPORT: '{}', NAMES_EXPORT_SIGNER: signer })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output.stdout).toBe('')
  expect(output.stderr).toContain('The service cannot start.')
})
