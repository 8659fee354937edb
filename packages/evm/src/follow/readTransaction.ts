import { readProperty } from '@cleat/core/adapter'

/** A transaction from a node. Texts are in lower case. */
export type NodeTransaction = {
  readonly hash: string
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly input: string
  readonly gas: bigint
  readonly nonce: bigint
}

/** `undefined` if the node has none or the answer is invalid. */
export function readTransaction(answer: unknown): NodeTransaction | undefined {
  const text = (key: string) => {
    const value = readProperty(answer, key)
    return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value) ? value.toLowerCase() : ''
  }
  const [hash, from, value, gas, nonce] = ['hash', 'from', 'value', 'gas', 'nonce'].map(text)
  if (!hash || !from || !isNumber(value) || !isNumber(gas) || !isNumber(nonce)) return undefined
  const input = text('input') || text('data')
  return {
    ...{ hash, from, to: text('to'), input: input || '0x' },
    ...{ value: BigInt(value), gas: BigInt(gas), nonce: BigInt(nonce) },
  }
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && text.length > 2
}
