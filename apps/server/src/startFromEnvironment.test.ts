import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './config/configError.ts'
import { startFromEnvironment } from './startFromEnvironment.ts'

const stringMatching = (text: RegExp) => expect.stringMatching(text)
const quick = { PORT: '0', DATA_DIR: 'memory', RELAY: 'off' }

test('default', { timeout: 240_000 }, async () => {
  const lines: string[] = []
  const server = await startFromEnvironment({
    environment: {
      ...quick,
      CHAINS: 'eip155:424242=http://127.0.0.1:1',
      CHAINS_FILE: JSON.stringify({
        'eip155:424242': {
          name: 'My chain',
          nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
        },
      }),
    },
    write: (line) => lines.push(line),
  })
  onTestFinished(() => server.stop())
  const answer = await fetch(`${server.url}/v1/supported-chains`)
  expect(await answer.json()).toMatchObject({ http: ['eip155:424242'] })
  expect(lines.map((line) => JSON.parse(line).message)).toContain('ready')
})

test('error: settings that are wrong', async () => {
  const start = startFromEnvironment({ environment: { ...quick, PORT: 'x', CHAINS: 'y' } })
  await expect(start).rejects.toBeInstanceOf(ConfigError)
  await expect(start).rejects.toMatchObject({ problems: [/^PORT/, /^CHAINS/].map(stringMatching) })
})
