import { readConfig } from '../../config/readConfig.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import type { AnyAnswer } from './createDataApp.ts'

/** The service with settings of an environment, called without a socket. */
export function createApiApp(environment: Readonly<Record<string, string>>) {
  const config = readConfig({ RATE_LIMIT: '0', ...environment })
  const { app, lines } = createTestApp({ config })
  const ask = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init)
    const { headers, status } = response
    return { status, headers, body: (await response.json()) as AnyAnswer & { stale?: boolean } }
  }
  return { ask, lines }
}
