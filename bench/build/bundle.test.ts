import { expect, test, vi } from 'vitest'
import { bundle } from './bundle.ts'

const virtual = {
  name: 'test:entry',
  resolveId: (id: string) => (id === 'test:entry' ? id : null),
  load: (id: string) => (id === 'test:entry' ? 'console.log(1)' : null),
}
const config = {
  logLevel: 'error' as const,
  plugins: [virtual],
  build: { write: false, rolldownOptions: { input: 'test:entry' } },
}

test.each([undefined, 'test'])('behavior: NODE_ENV stays %s', async (value) => {
  vi.stubEnv('NODE_ENV', value)
  const [chunk] = await bundle(config)
  expect(chunk?.code).toContain('console.log(1)')
  expect(process.env.NODE_ENV).toBe(value)
  vi.unstubAllEnvs()
})
