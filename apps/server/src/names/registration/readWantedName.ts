import { parseMessage } from '@cleat/siwx/messages'
import { nameTerms } from '../terms/nameTerms.ts'

const prefix = nameTerms.register('').resource

/** The name that a message registers, as its only resource says. */
export async function readWantedName(message: string): Promise<string | undefined> {
  const parsed = await parseMessage(message)
  if (parsed.status === 'invalid') return undefined
  const [resource = '', ...others] = parsed.fields.resources ?? []
  return others.length === 0 && resource.startsWith(prefix)
    ? resource.slice(prefix.length)
    : undefined
}
