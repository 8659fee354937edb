import type { CDPSession, Frame, Page } from '@playwright/test'

/** What is looked for, by name: a text, or bytes that may be written as one. */
export type Secrets = ReadonlyMap<string, string | Uint8Array>

/**
 * Searches every text that a page and the frames in its process keep alive. The bytes of buffers
 * are not in a snapshot of a heap: custody is tested to leave zeros in them.
 * @returns the names of what was found
 */
export async function searchHeap(page: Page, frame: Frame, secrets: Secrets): Promise<string[]> {
  const context = page.context()
  const sessions = [await context.newCDPSession(page)]
  // A frame in another process has another session.
  const own = await context.newCDPSession(frame).catch(() => undefined)
  if (own) sessions.push(own)
  const found = new Set<string>()
  for (const session of sessions) {
    const text = await readTexts(session)
    const isThere = (form: string) =>
      // Digits that belong to a longer number are another number.
      /^\d+$/.test(form)
        ? new RegExp(`(?<![\\w.])${form}(?![\\w.])`).test(text)
        : text.includes(form)
    for (const [name, secret] of secrets) if (toForms(secret).some(isThere)) found.add(name)
    await session.detach()
  }
  return [...found]
}

async function readTexts(session: CDPSession): Promise<string> {
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  const { strings } = JSON.parse(chunks.join('')) as { strings: readonly string[] }
  return strings.join('\n')
}

/** How a secret may be written. */
function toForms(secret: string | Uint8Array): readonly string[] {
  if (typeof secret === 'string') return [secret, secret.toLowerCase()]
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  return [hex, hex.toUpperCase(), bytes.toString('base64'), bytes.toString('base64url')]
}
