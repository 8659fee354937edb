import { isEnded } from './isEnded.ts'
import { sendRequest } from './sendRequest.ts'
import { toServerError } from './toServerError.ts'
import type { Transport } from './transport.ts'

/** A page on the site of its server, with a cookie that no script reads. */
export function createCookieTransport(parameters: { base: string }): Transport {
  const { base } = parameters
  const transport: Transport = {
    async ask({ path, method, headers, body }) {
      const url = `${base}${path}`
      const answer = await sendRequest({ url, method, headers, body, credentials: 'include' })
      if (!answer.isOk) throw toServerError(answer.status, answer.body)
      return answer.body
    },
    enter: async () => undefined,
    async find() {
      const answer = await transport.ask({ path: '/me', method: 'GET' })
      return (Object(answer) as { session?: unknown }).session ?? undefined
    },
    async refresh() {
      try {
        const answer = await transport.ask({ path: '/refresh', method: 'POST' })
        return (Object(answer) as { session?: unknown }).session
      } catch (error) {
        if (isEnded(error)) return undefined
        throw error
      }
    },
    async leave(everywhere) {
      const body = everywhere ? { everywhere } : {}
      await transport.ask({ path: '/sign-out', method: 'POST', body })
    },
    fetch: (input, init) => fetch(input, { credentials: 'include', ...init }),
  }
  return transport
}
