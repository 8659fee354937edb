import { readConfig } from '../../config/readConfig.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import type { AnyAnswer } from './createDataApp.ts'

/** The service with settings of an environment, called without a socket. */
export function createApiApp(environment: Readonly<Record<string, string>>) {
  const config = readConfig({ RATE_LIMIT: '0', ...environment })
  const { app, lines } = createTestApp({ config })
  /** As if from `address`, if that is given. */
  const ask = async (path: string, address?: string) => {
    const env = address && { incoming: { socket: { remoteAddress: address } } }
    const response = await app.request(path, undefined, env)
    const { headers, status } = response
    return { status, headers, body: (await response.json()) as AnyAnswer & { stale?: boolean } }
  }
  return { ask, lines }
}
