import { SiwxProblem } from '../problem/siwxProblem.ts'
import { isShallow } from './isShallow.ts'
import { readBytes } from './readBytes.ts'

export declare namespace readJsonBody {
  type Parameters = {
    request: Request
    limitBytes: number
    /** For the whole body. @default 10000 */
    timeoutMs?: number | undefined
    /** Whether there may be none. @default false */
    isOptional?: boolean | undefined
  }
}

/**
 * Reads an object of JSON, of bounded size, depth and time.
 * @throws a `SiwxProblem`
 */
export async function readJsonBody(
  parameters: readJsonBody.Parameters,
): Promise<Readonly<Record<string, unknown>>> {
  const { request, limitBytes, timeoutMs = 10_000, isOptional = false } = parameters
  if (isOptional && !request.body) return {}
  const [type = ''] = request.headers.get('Content-Type')?.split(';') ?? []
  // A form of another site cannot send this type.
  if (type.trim().toLowerCase() !== 'application/json' && !isOptional)
    throw new SiwxProblem('UNSUPPORTED_BODY', {
      detail: 'The body is not JSON. Send application/json.',
    })
  const text = decode(await readBytes({ request, limitBytes, timeoutMs }))
  if (isOptional && text === '') return {}
  if (text === undefined || !isShallow(text))
    throw noJson('The body is not JSON, or nested too deep.')
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw noJson('The body is no object of JSON.')
  return value as Readonly<Record<string, unknown>>
}

function noJson(detail: string): SiwxProblem {
  return new SiwxProblem('INVALID_BODY', { detail })
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
