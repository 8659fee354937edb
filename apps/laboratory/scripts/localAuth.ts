import { startFromEnvironment } from '@cleat/server/start'
import { findPort } from '@cleat/server/test/port'
import { createSiwxKey } from '@cleat/siwx/server'
import type { Connect, Plugin } from 'vite'
import { startOnce } from './startOnce.ts'

export declare namespace createLocalAuth {
  type Parameters = {
    chains: readonly { readonly id: number; readonly rpcUrl: string }[]
  }
}

export type LocalAuth = {
  /** Serves `GET /auth-service` with the URL of the service, once it runs. */
  readonly plugin: Plugin
  readonly stop: () => Promise<void>
}

/**
 * Signs visitors of the laboratory in. The service starts with the first page that wants it, for
 * the origin of that page.
 */
export function createLocalAuth({ chains }: createLocalAuth.Parameters): LocalAuth {
  let origin = ''
  const service = startOnce(async () => {
    const port = await findPort()
    return startFromEnvironment({
      environment: {
        ...{ DATA_DIR: 'memory', RELAY: 'off', RATE_LIMIT: '0', PORT: String(port) },
        ALLOWED_ORIGINS: origin,
        AUTH_DOMAINS: origin,
        AUTH_SECRET: 'the-laboratory-has-a-secret-that-everyone-knows',
        AUTH_KEYS: JSON.stringify([await createSiwxKey()]),
        AUTH_URL: `http://127.0.0.1:${port}`,
        CHAINS: chains.map(({ id, rpcUrl }) => `eip155:${id}=${rpcUrl}`).join(','),
      },
    })
  })
  const answer = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use('/auth-service', async (request, response) => {
      origin ||= `http://${request.headers.host}`
      response.setHeader('Content-Type', 'application/json')
      try {
        const { url } = await service.start()
        response.end(JSON.stringify({ url }))
      } catch (error) {
        response.statusCode = 503
        response.end(JSON.stringify({ reason: String(error) }))
      }
    })
  }
  return {
    plugin: {
      name: 'laboratory:auth-service',
      configureServer: answer,
      configurePreviewServer: answer,
    },
    stop: service.stop,
  }
}
