import { WebhookRefusedError } from '../api/webhookRefusedError.ts'

export declare namespace readSignatureHeader {
  type Parameters = {
    /** The header's value, such as `t=1760000000,v1=…`. */
    header: string | null
    /** The name of signatures in it. */
    name: string
  }
  type ReturnType = {
    /** The text of the time, which is signed. */
    readonly time: string
    /** Several while a secret is replaced. One of them has to be right. */
    readonly signatures: readonly string[]
  }
}

const maxLength = 4096
const maxSignatures = 4

/** Reads a header of `name=value` pairs. A time that occurs twice is refused. */
export function readSignatureHeader(
  parameters: readSignatureHeader.Parameters,
): readSignatureHeader.ReturnType {
  const { header, name } = parameters
  const pairs = (header ?? '').slice(0, maxLength).split(',').map(toPair)
  const find = (wanted: string) => pairs.flatMap(([key, value]) => (key === wanted ? [value] : []))
  const [time = '', ...times] = find('t')
  const signatures = find(name)
  const isGood = time !== '' && times.length === 0 && signatures.length > 0
  if (!isGood || signatures.length > maxSignatures)
    throw new WebhookRefusedError('signature header is not what it should be')
  return { time, signatures }
}

function toPair(text: string): readonly [string, string] {
  const at = text.indexOf('=')
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}
