import { SiwxProblem } from '../problem/siwxProblem.ts'

/** Reads the body as it was sent. Stops at the limits. @throws a `SiwxProblem` */
export async function readBytes(parameters: {
  request: Request
  limitBytes: number
  timeoutMs: number
}): Promise<Uint8Array> {
  const { request, limitBytes, timeoutMs } = parameters
  // The header may be wrong, so the bytes are counted too.
  if (Number(request.headers.get('Content-Length')) > limitBytes) throw tooLarge(limitBytes)
  if (!request.body) return new Uint8Array()
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  const chunks: Uint8Array[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow(timeoutMs)), timeoutMs)
  })
  try {
    for (let size = 0; ; ) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return concat(chunks, size)
      size += value.byteLength
      if (size > limitBytes) throw tooLarge(limitBytes)
      chunks.push(value)
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    if (error instanceof SiwxProblem) throw error
    const detail = 'The body ended early. Send the whole of it.'
    throw new SiwxProblem('INVALID_BODY', { detail, cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function concat(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

function tooLarge(limitBytes: number): SiwxProblem {
  return new SiwxProblem('BODY_TOO_LARGE', {
    detail: `The body is larger than ${limitBytes} bytes. Send less at a time.`,
  })
}

function tooSlow(timeoutMs: number): SiwxProblem {
  return new SiwxProblem('REQUEST_TIMEOUT', {
    detail: `The body did not arrive within ${timeoutMs / 1000} s. Send it again.`,
  })
}
