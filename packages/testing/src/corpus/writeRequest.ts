import type { RequestAction, RequestLevel, RequestVerdict } from '@cleat/core/adapter'
import {
  encodeFunctionData,
  type Hex,
  parseAbiItem,
  stringToHex,
  toFunctionSelector,
  toHex,
} from 'viem'
import { corpusAccount } from './corpusContracts.ts'
import type { CorpusRow } from './corpusRow.ts'

type Request = CorpusRow['request']

const verdicts: { readonly [level in RequestLevel]: RequestVerdict } = {
  plain: 'allow',
  caution: 'confirm',
  stop: 'confirm',
  refused: 'refuse',
}

/** What viem writes of apps' requests. */
export const writeRequest: {
  /** Call data of a function as Solidity writes it. */
  call(signature: string, ...args: readonly unknown[]): Hex
  selector(signature: string): Hex
  send(to: string, data?: Hex, value?: bigint): Request
  text(text: string): Request
  typed(data: {
    readonly domain: { readonly [name: string]: unknown }
    readonly primaryType: string
    /** As Solidity writes structs. */
    readonly structs: readonly string[]
    readonly message: { readonly [name: string]: unknown }
  }): Request
  batch(
    calls: readonly { to: string; data?: Hex | undefined; value?: bigint | undefined }[],
  ): Request
  row(
    name: string,
    request: Request,
    expected: {
      readonly actions: readonly RequestAction[]
      readonly level?: RequestLevel | undefined
      /** @default whether it is plain */
      readonly isOrdinary?: boolean | undefined
    },
  ): CorpusRow
} = {
  call(signature, ...args) {
    const item = parseAbiItem(`function ${signature}`) as never
    return encodeFunctionData({ abi: [item], args } as never)
  },
  selector: (signature) => toFunctionSelector(`function ${signature}`),
  send: (to, data, value) => ({
    method: 'eth_sendTransaction',
    params: [
      {
        ...{ from: corpusAccount, to },
        ...(data && { data }),
        ...(value !== undefined && { value: toHex(value) }),
      },
    ],
  }),
  text: (text) => ({ method: 'personal_sign', params: [stringToHex(text), corpusAccount] }),
  typed({ domain, primaryType, structs, message }) {
    const kinds: { readonly [name: string]: string } = {
      ...{ name: 'string', version: 'string', chainId: 'uint256' },
      ...{ verifyingContract: 'address', salt: 'bytes32' },
    }
    const EIP712Domain = Object.keys(domain).map((name) => ({ name, type: kinds[name] }))
    const types = { EIP712Domain, ...Object.fromEntries(structs.map(toStruct)) }
    const json = JSON.stringify({ domain, primaryType, types, message }, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    )
    return { method: 'eth_signTypedData_v4', params: [corpusAccount, json] }
  },
  batch: (calls) => ({
    method: 'wallet_sendCalls',
    params: [
      {
        ...{ version: '2.0.0', from: corpusAccount, chainId: '0x1', atomicRequired: true },
        calls: calls.map(({ to, data, value }) => ({
          ...{ to, ...(data && { data }) },
          ...(value !== undefined && { value: toHex(value) }),
        })),
      },
    ],
  }),
  row(name, request, { actions, level = 'plain', isOrdinary = level === 'plain' }) {
    return { name, request, actions, level, verdict: verdicts[level], isOrdinary }
  },
}

function toStruct(struct: string): [string, readonly { name: string; type: string }[]] {
  const at = struct.indexOf('(')
  const members = struct.slice(at + 1, -1).split(',')
  const list = members.map((member) => {
    const [type = '', name = ''] = member.split(' ')
    return { name, type }
  })
  return [struct.slice(0, at), list]
}
