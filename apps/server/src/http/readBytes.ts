import { Problem } from './problem.ts'

export declare namespace readBytes {
  type Parameters = {
    request: Request
    limitBytes: number
    /** The timeout for the whole body, in milliseconds. */
    timeoutMs: number
  }
}

/** Reads the body as it was sent. Stops at the limits and rejects with a `Problem`. */
export async function readBytes(
  parameters: readBytes.Parameters,
): Promise<Uint8Array<ArrayBuffer>> {
  const { request, limitBytes, timeoutMs } = parameters
  // The header may be wrong, so the bytes are counted too.
  if (Number(request.headers.get('Content-Length')) > limitBytes) throw tooLarge(limitBytes)
  if (!request.body) return new Uint8Array()

  const reader = request.body.getReader()
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(tooSlow(timeoutMs)), timeoutMs)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    while (true) {
      const { done, value } = await Promise.race([reader.read(), timeout.promise])
      if (done) return new Uint8Array(Buffer.concat(chunks))
      size += value.byteLength
      if (size > limitBytes) throw tooLarge(limitBytes)
      chunks.push(value)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    if (error instanceof Problem) throw error
    throw new Problem('INVALID_BODY', {
      detail: 'The body ended early. Send the whole of it.',
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}

function tooLarge(limitBytes: number): Problem {
  return new Problem('BODY_TOO_LARGE', {
    detail: `The body is larger than ${limitBytes} bytes. Send less at a time.`,
  })
}

function tooSlow(timeoutMs: number): Problem {
  return new Problem('REQUEST_TIMEOUT', {
    detail: `The body did not arrive within ${timeoutMs / 1000} s. Send it again.`,
  })
}
