import type { SIWXSession } from '@cleat/core/sign-in'
import { parseMessage } from '../messages/parseMessage.ts'

/** In characters. */
const longest = 131_072
const phrase = 'wants you to sign in with your'

/**
 * Reads stored sessions. Their facts are those of the text that was signed, whatever is stored
 * beside it; sessions that are over, broken or from a later version are left out.
 */
export async function readSessions(stored: string | null): Promise<SIWXSession[]> {
  if (stored === null || stored.length > longest) return []
  const { version, value } = Object(JSON.parse(stored)) as { version?: unknown; value?: unknown }
  if (version !== 1 || !Array.isArray(value)) return []
  const sessions = await Promise.all(value.slice(0, 8).map(readSession))
  const now = Date.now()
  return sessions.flatMap((session) => (session && isLive(session, now) ? session : []))
}

async function readSession(value: unknown): Promise<SIWXSession | undefined> {
  const { data, message, signature } = Object(value) as { [name: string]: unknown }
  if (typeof message !== 'string' || typeof signature !== 'string') return undefined
  const parsed = await parseMessage(message)
  if (parsed.status === 'parsed') {
    const { namespace: _, scheme: _scheme, address, resources, ...fields } = parsed.fields
    const { chain: chainId } = parsed
    return {
      data: {
        ...fields,
        ...{ accountAddress: address, chainId, version: '1' },
        ...(resources ? { resources: [...resources] } : {}),
      },
      ...{ message, signature },
    }
  }
  // An app may write messages in another form, whose facts are stored beside it.
  const { accountAddress, chainId } = Object(data) as { [name: string]: unknown }
  const isOwnForm = !message.includes(phrase)
  return isOwnForm && typeof accountAddress === 'string' && typeof chainId === 'string'
    ? { data: data as SIWXSession['data'], message, signature }
    : undefined
}

function isLive({ data }: SIWXSession, now: number): boolean {
  const [end, start] = [data.expirationTime, data.notBefore]
  return (
    (end === undefined || Date.parse(end) > now) &&
    (start === undefined || Date.parse(start) <= now)
  )
}
