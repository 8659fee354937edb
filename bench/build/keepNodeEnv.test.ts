import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { keepNodeEnv } from './keepNodeEnv.ts'

const entry = {
  name: 'test:entry',
  resolveId: (id: string) => (id === 'test:entry' ? id : null),
  load: (id: string) => (id === 'test:entry' ? 'console.log(1)' : null),
}

test.each([undefined, 'test'])('behavior: NODE_ENV stays %s', async (value) => {
  vi.stubEnv('NODE_ENV', value)
  await keepNodeEnv(() =>
    build({
      ...{ configFile: false, logLevel: 'error', plugins: [entry] },
      build: { write: false, rolldownOptions: { input: 'test:entry' } },
    }),
  )
  expect(process.env.NODE_ENV).toBe(value)
  vi.unstubAllEnvs()
})

test('error: it stays where a build fails', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  const failing = keepNodeEnv(() => {
    process.env.NODE_ENV = 'production'
    return Promise.reject(new Error('broken'))
  })
  await expect(failing).rejects.toThrow('broken')
  expect(process.env.NODE_ENV).toBeUndefined()
  vi.unstubAllEnvs()
})
