import type { Finding } from './finding.ts'

export declare namespace reach {
  type Parameters = {
    /** What it is: `relay`, `service`, `rpc`. */
    kind: string
    /** Its URL: `https:`, or `wss:` for a relay. */
    url: string
    timeoutMs: number
  }
}

/** Asks whether a host answers. Any answer but an error of the server will do. */
export async function reach(parameters: reach.Parameters): Promise<Finding> {
  const { kind, url, timeoutMs } = parameters
  const id = `${kind}:${url}`
  const name = `The ${kind === 'rpc' ? 'RPC' : kind} ${url}`
  try {
    const startedAt = performance.now()
    // A host of sockets answers a plain request too, often with an error of the client.
    const address = url.replace(/^ws/, 'http')
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      ...(kind === 'rpc' ? question : {}),
    })
    await response.body?.cancel()
    const ms = Math.round(performance.now() - startedAt)
    if (response.status < 500) return { id, status: 'ok', message: `${name} answers (${ms} ms).` }
    return failed(`answers with status ${response.status}`)
  } catch (error) {
    return failed(toReason(error, timeoutMs))
  }

  function failed(reason: string): Finding {
    return {
      ...{ id, status: 'error', message: `${name} cannot be used: it ${reason}.` },
      todo: 'Check its address, that it runs, and that this machine is online.',
    }
  }
}

const question = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
}

function toReason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return `fails: ${error}`
  if (error.name === 'TimeoutError') return `does not answer within ${timeoutMs / 1000} s`
  const { cause } = error
  return `is not reached: ${cause instanceof Error && cause.message ? cause.message : error.message}`
}
