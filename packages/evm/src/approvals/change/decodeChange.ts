import type { ApprovalRequest, DecodedApproval } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { alteredError } from '../../payload/alteredError.ts'
import { fieldForms } from '../../payload/fieldForms.ts'
import { readFields } from '../../payload/readFields.ts'
import { permit2 } from '../../swaps/contracts/permit2.ts'

type Decoded = Omit<DecodedApproval, 'from'>

/**
 * Reads what a request changes about one approval, from its bytes. Shares no code with what writes
 * requests, so that it finds that code's faults.
 * @throws `PAYMENT_ALTERED` for everything else
 */
export function decodeChange(request: ApprovalRequest): DecodedApproval {
  const { method, params } = request
  if (method !== 'eth_sendTransaction') throw alteredError('method')
  if (!Array.isArray(params) || params.length !== 1) throw alteredError('params')
  const { address, quantity } = fieldForms
  const read = readFields(readProperty(params, '0'), {
    ...{ from: address, to: address, chainId: quantity },
    ...{ value: /^0x0$/, data: /^0x[0-9a-f]{8}(?:[0-9a-f]{64}){2,4}$/ },
  })
  const { from = '', to = '', data = '', value } = read
  if (!from || !to || !data || value !== '0x0') throw alteredError('value')
  const words = data.slice(10).match(/.{64}/g) ?? []
  const decode = decoders[data.slice(2, 10)]
  if (!decode) throw alteredError('data')
  return { from, ...decode(to.toLowerCase(), words) }
}

const decoders: {
  readonly [selector: string]: ((to: string, words: readonly string[]) => Decoded) | undefined
} = {
  // approve(address,uint256) of a token or of a collection
  '095ea7b3': (token, [first, second, ...rest]) => {
    if (rest.length > 0) throw alteredError('data')
    const spender = toAddress(first)
    const number = toNumber(second)
    const decoded = { token, isOfSignatures: false }
    if (/^0x0+$/.test(spender))
      return { ...decoded, kind: 'item', spender: undefined, item: number, amount: 0n }
    return { ...decoded, kind: 'token', spender, amount: number }
  },
  // setApprovalForAll(address,bool)
  a22cb465: (token, [first, second, ...rest]) => {
    if (rest.length > 0 || toNumber(second) > 0n) throw alteredError('amount')
    const spender = toAddress(first)
    return { kind: 'collection', token, spender, amount: 0n, isOfSignatures: false }
  },
  // approve(address,address,uint160,uint48) of Permit2
  '87517c45': (to, [first, second, third, , ...rest]) => {
    if (to !== permit2 || rest.length > 0) throw alteredError('to')
    const [token, spender] = [toAddress(first), toAddress(second)]
    return { kind: 'permit2', token, spender, amount: toNumber(third), isOfSignatures: false }
  },
  // lockdown((address,address)[]) of one pair
  cc53287f: (to, [offset, count, first, second, ...rest]) => {
    if (to !== permit2 || rest.length > 0) throw alteredError('to')
    if (toNumber(offset) !== 32n || toNumber(count) !== 1n) throw alteredError('data')
    const [token, spender] = [toAddress(first), toAddress(second)]
    return { kind: 'permit2', token, spender, amount: 0n, isOfSignatures: false }
  },
  // invalidateNonces(address,address,uint48)
  '65d9723c': (to, [first, second, third, ...rest]) => {
    if (to !== permit2 || rest.length > 0 || third === undefined) throw alteredError('to')
    const [token, spender] = [toAddress(first), toAddress(second)]
    return { kind: 'permit2', token, spender, amount: 0n, isOfSignatures: true }
  },
}

function toAddress(word: string | undefined): string {
  if (word === undefined || !word.startsWith('0'.repeat(24))) throw alteredError('data')
  return `0x${word.slice(24)}`
}

function toNumber(word: string | undefined): bigint {
  if (word === undefined) throw alteredError('data')
  return BigInt(`0x${word}`)
}
