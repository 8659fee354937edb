import { type Client, createClient } from './createClient.ts'
import { createCookieTransport } from './transport/createCookieTransport.ts'

export declare namespace openClient {
  type Options = createClient.Options & {
    url: string
    transport?: 'cookie' | 'dpop' | undefined
  }
}

/** Creates what asks the server, by cookie or by tokens, whose code comes with them alone. */
export async function openClient(options: openClient.Options): Promise<Client> {
  const base = options.url.replace(/\/+$/, '')
  if (options.transport !== 'dpop') return createClient(options, createCookieTransport({ base }))
  const { createDpopTransport } = await import('./dpop/createDpopTransport.ts')
  return createClient(options, createDpopTransport({ base }))
}
